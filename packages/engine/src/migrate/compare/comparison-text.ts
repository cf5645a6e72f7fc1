/** What a comparison found, for people. */
import { words } from '../../words/migrating.ts';
import { type Comparison, type Difference, KINDS, type Kind } from './compare-sites.ts';

/** Differences shown of each kind. */
const SHOWN = 20;

/** Shares first, then the differences by kind. */
export function comparisonText(comparison: Comparison): string {
  const { ours, theirs, both, differences } = comparison;
  const lines = [words.pagesCompared(theirs, ours, both)];
  for (const kind of KINDS) lines.push(words.sameOf(words.kinds[kind], shareText(comparison, kind)));
  for (const kind of KINDS) {
    const found = differences.filter((one) => one.kind === kind);
    if (found.length === 0) continue;
    lines.push(
      '',
      words.differentOf(words.kinds[kind], found.length),
      ...found.slice(0, SHOWN).flatMap(differenceLines),
    );
    if (found.length > SHOWN) lines.push(words.moreOf(found.length - SHOWN));
  }
  return lines.join('\n');
}

function shareText({ equal, notes }: Comparison, kind: Kind): string {
  const count = equal[kind];
  if (count === undefined) return words.noOrder;
  return words.share(count, notes, notes === 0 ? 0 : Math.floor((count / notes) * 1000) / 10);
}

function differenceLines({ kind, address, file, theirs, ours }: Difference): string[] {
  if (kind === 'address' && file === undefined) return [words.missingHere(address, theirs)];
  if (kind === 'address' && theirs === '') return [words.missingThere(file, address)];
  return [`  ${file ?? address}`, words.theirs(theirs || words.nothing), words.ours(ours || words.nothing)];
}
