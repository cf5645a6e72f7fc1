/** Options that the benchmarks share: `--quick`, `--only GROUP`. */
import { parseArgs } from 'node:util';

/** What was given; throws for a group that there is not. */
export function readOptions(groups) {
  const options = { quick: { type: 'boolean' }, only: { type: 'string' } };
  const { quick: isQuick, only } = parseArgs({ options }).values;
  if (only && !groups.includes(only)) throw new Error(`No group “${only}”. There are: ${groups.join(', ')}.`);
  return { isQuick, only };
}
