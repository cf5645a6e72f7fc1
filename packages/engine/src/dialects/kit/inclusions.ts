/** How much a note may take in from other files. */
import { type NoteContext, type Place, report } from '../../pipeline/markdown/context.ts';

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
  const message = within.includes(file)
    ? `“${file}”引入了它自己：${[...within, file].join(' → ')}。`
    : `引入的文件超过 ${MOST} 个，从这里起不再引入。`;
  report(context, place, { severity: 'error', rule: 'include-missing', message, fix: '去掉这一处引入，或改成链接。' });
  return false;
}
