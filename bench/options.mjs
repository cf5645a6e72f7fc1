/** Options of the benchmarks: `--quick`, `--only GROUP`, `--all`. */
import { parseArgs } from 'node:util';

/** What was given; throws for a group that there is not. */
export function readOptions(groups) {
  const options = { quick: { type: 'boolean' }, only: { type: 'string' }, all: { type: 'boolean' } };
  const { quick: isQuick, only, all: hasAll } = parseArgs({ options }).values;
  if (only && !groups.includes(only)) throw new Error(`No group “${only}”. There are: ${groups.join(', ')}.`);
  return { isQuick, only, hasAll };
}
