/** What could come next and does not: the other answers of a guess. */
import { destroyText } from './objects.ts';
import type { Step } from './steps.ts';
import { words } from './words/lab.ts';

/** Most wrong answers. */
const MOST = 3;

/** Events that a reader may expect after `at`, none of them the one that comes. */
export function rivalsOf(steps: readonly Step[], at: number): string[] {
  const [now, next] = [steps[at], steps[at + 1]];
  if (!now || !next) return [];
  const alive = now.objects.filter(({ state }) => state === 'alive' || state === 'moved');
  const found = [...otherwise(next), ...alive.toReversed().map(destroyText), ...later(steps, at + 2)];
  const rivals = [...new Set(found)].filter((text) => text !== next.text).slice(0, MOST);
  return rivals.length > 0 ? rivals : [words.programEnds];
}

/** The same event done the other way. */
function otherwise({ text, id = 0, objects }: Step): string[] {
  if (text.includes(words.byMove)) return [text.replace(words.byMove, words.byCopy)];
  if (text.includes(words.byCopy)) return [text.replace(words.byCopy, words.byMove)];
  const count = objects[id]?.owners.length ?? 0;
  const counted = words.countNow(count);
  if (!text.includes(counted)) return [];
  return [count + 1, count - 1].filter((one) => one >= 0).map((one) => text.replace(counted, words.countNow(one)));
}

const later = (steps: readonly Step[], from: number) => steps.slice(from).map(({ text }) => text);

/** The rule that an event follows, where one rule covers it. */
export function reasonOf({ kind, id = 0, objects }: Step): string {
  const object = objects[id];
  if (kind === 'copy') return words.fromLvalue;
  if (kind === 'leak') return words.ownEachOther;
  if (kind !== 'destroy' || object?.place !== 'stack') return '';
  return object.name === words.temporary ? words.temporaryLives : words.inReverse;
}
