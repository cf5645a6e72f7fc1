/** How much a note may take in from other files. */
import { type NoteContext, type Place, report } from '../../pipeline/markdown/context.ts';
import { words } from '../../words/dialects.ts';

/** Files that a note takes in at most, those that they take in counted: each is parsed anew wherever it stands. */
const MOST = 200;
const counts = new WeakMap<object, number>();

/** Whether one more file may be taken in; what would never end, or is too much, is reported. */
export function mayInclude(
  file: string,
  within: readonly string[],
  place: Place | undefined,
  context: NoteContext,
): boolean {
  const count = (counts.get(context.problems) ?? 0) + 1;
  counts.set(context.problems, count);
  if (!within.includes(file) && count <= MOST) return true;
  const message = within.includes(file) ? words.cycle(file, [...within, file].join(' → ')) : words.manyIncluded(MOST);
  report(context, place, { severity: 'error', rule: 'include-missing', message, fix: words.removeInclusion });
  return false;
}
