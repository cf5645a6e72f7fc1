/** What could come next and does not: the other answers of a guess. */
import type { LiveObject, Step } from './steps.ts';

/** Most wrong answers. */
const MOST = 3;

/** Events that a reader may expect after `at`, none of them the one that comes. */
export function rivalsOf(steps: readonly Step[], at: number): string[] {
  const [now, next] = [steps[at], steps[at + 1]];
  if (!now || !next) return [];
  const alive = now.objects.filter(({ state }) => state === 'alive' || state === 'moved');
  const found = [...otherwise(next.text), ...alive.toReversed().map(destroyed), ...later(steps, at + 2)];
  const rivals = [...new Set(found)].filter((text) => text !== next.text).slice(0, MOST);
  return rivals.length > 0 ? rivals : ['程序结束，不再有事件'];
}

/** The same event done the other way. */
function otherwise(text: string): string[] {
  if (text.includes('移动构造')) return [text.replace('移动构造', '拷贝构造')];
  if (text.includes('拷贝构造')) return [text.replace('拷贝构造', '移动构造')];
  const count = /引用计数变为 (\d+)/.exec(text);
  if (!count) return [];
  const number = Number(count[1]);
  return [number + 1, number - 1].filter((one) => one >= 0).map((one) => text.replace(count[0], `引用计数变为 ${one}`));
}

const destroyed = ({ name, state }: LiveObject) => `析构 ${name}${state === 'moved' ? '（已被移走，空的）' : ''}`;

const later = (steps: readonly Step[], from: number) => steps.slice(from).map(({ text }) => text);

/** The rule that an event follows, where one rule covers it. */
export function reasonOf({ kind, id = 0, objects }: Step): string {
  const object = objects[id];
  if (kind === 'copy') return '右边是左值，所以拷贝。';
  if (kind === 'leak') return '还互相拥有的对象，谁也不会去析构。';
  if (kind !== 'destroy' || object?.place !== '栈') return '';
  return object.name === '临时对象'
    ? '临时对象活到它所在的完整表达式结束。'
    : '离开作用域时，栈上的对象按构造的逆序析构。';
}
