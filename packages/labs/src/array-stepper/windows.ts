/** Programs with a window that slides over the array. */
import { ask, at, film, marks } from './film.ts';
import type { Program } from './types.ts';

const GROW_OR_SHRINK = ['r 右移，窗口变大', 'l 右移，窗口缩小'];

/** The longest stretch without equal values. */
export const distinctWindow: Program = ({ values }) => {
  let [l, r, count] = [0, 0, 0];
  let best = { from: 0, to: 0 };
  const seen = new Set<number>();
  const { scenes, shot } = film(() => ({
    cells: values,
    pointers: marks({ l, r }),
    regions: [
      { from: l, to: r, tone: 'info', label: '窗口内互不相同' },
      { from: best.from, to: best.to, tone: 'tip', label: `最长 ${best.to - best.from}` },
    ],
    touched: r < values.length ? [r] : [],
    count,
    answer: [best.to - best.from],
  }));
  shot(0, '窗口 [l, r) 从空开始。');
  while (r < values.length) {
    count++;
    const value = at(values, r);
    const isRepeated = seen.has(value);
    const question = ask(`窗口外下一个是 ${value}，接下来呢？`, GROW_OR_SHRINK, isRepeated ? 1 : 0);
    if (isRepeated) {
      seen.delete(at(values, l++));
      shot(3, `${value} 已在窗口里，左端移出 ${at(values, l - 1)}。`, question);
      continue;
    }
    seen.add(value);
    r++;
    if (r - l > best.to - best.from) best = { from: l, to: r };
    shot(4, `${value} 不在窗口里，收进来，窗口长 ${r - l}，最长 ${best.to - best.from}。`, question);
  }
  shot(6, `右端到头，最长的无重复段长 ${best.to - best.from}，两个指针都只走了一遍。`);
  return scenes;
};

/** The shortest stretch whose sum is at least the target. */
export const sumWindow: Program = ({ values, target }) => {
  let [l, r, sum, count] = [0, 0, 0, 0];
  let best: { from: number; to: number } | undefined;
  const length = () => (best ? best.to - best.from : 0);
  const { scenes, shot } = film(() => ({
    cells: values,
    pointers: marks({ l, r }),
    regions: [
      { from: l, to: r, tone: 'info', label: `和 ${sum}` },
      ...(best ? [{ ...best, tone: 'tip' as const, label: `最短 ${length()}` }] : []),
    ],
    touched: [],
    count,
    answer: [length()],
  }));
  shot(0, `窗口 [l, r) 从空开始，要和不小于 ${target} 的最短段。`);
  for (;;) {
    const isEnough = sum >= target && l < r;
    if (!isEnough && r === values.length) break;
    count++;
    const question = ask(`窗口的和是 ${sum}，要 ≥ ${target}，接下来呢？`, GROW_OR_SHRINK, isEnough ? 1 : 0);
    if (!isEnough) {
      sum += at(values, r++);
      shot(2, `和还不够，收进 a[${r - 1}] = ${at(values, r - 1)}，和变成 ${sum}。`, question);
      continue;
    }
    if (!best || r - l < length()) best = { from: l, to: r };
    sum -= at(values, l++);
    shot(4, `和已够，记下最短 ${length()}，移出 a[${l - 1}] = ${at(values, l - 1)}，和变成 ${sum}。`, question);
  }
  shot(6, best ? `右端到头，最短的段长 ${length()}。` : `右端到头，没有和达到 ${target} 的段。`);
  return scenes;
};

/** The largest item of each window of a fixed size, by a queue of falling values. */
export const windowMaximum: Program = ({ values, target }) => {
  const size = Math.min(Math.max(target, 1), values.length);
  const queue: number[] = [];
  const maxima: number[] = [];
  let [r, count] = [0, 0];
  const { scenes, shot } = film(() => ({
    cells: values,
    pointers: [
      { name: 'r', at: r },
      { name: '队首', at: queue[0] ?? r },
    ],
    regions: [
      { from: Math.max(0, r - size + 1), to: Math.min(r + 1, values.length), tone: 'info', label: `窗口 ${size}` },
    ],
    rows: [
      { label: '队列', values: queue.map((index) => at(values, index)), isApart: true },
      { label: '窗口最大值', values: [...maxima], isApart: true },
    ],
    touched: [...queue],
    count,
    answer: [...maxima],
  }));
  shot(0, `窗口宽 ${size}，队列存下标，值从队首到队尾递减。`);
  for (; r < values.length; r++) {
    const value = at(values, r);
    const before = queue.length;
    while (queue.length && at(values, queue.at(-1) ?? 0) <= value) {
      queue.pop();
      count++;
    }
    const dropped = before - queue.length;
    queue.push(r);
    count++;
    const isStale = (queue[0] ?? r) <= r - size;
    if (isStale) queue.shift();
    if (r >= size - 1) maxima.push(at(values, queue[0] ?? r));
    const tail = dropped ? `队尾有 ${dropped} 项不大于它，弹出` : before ? '队尾更大，不弹' : '队列还空着';
    shot(
      dropped ? 2 : 3,
      `a[${r}] = ${value} 入队：${tail}${isStale ? '；队首已在窗口外，弹出' : ''}${r >= size - 1 ? `；窗口最大值 ${maxima.at(-1)}` : ''}。`,
      ask(
        `${value} 要入队，队尾要弹出几项？`,
        [...new Set([0, 1, dropped, before])]
          .sort((x, y) => x - y)
          .map(String)
          .slice(0, 5),
        [...new Set([0, 1, dropped, before])].sort((x, y) => x - y).indexOf(dropped),
      ),
    );
  }
  shot(6, `每项最多进出队列各一次，共 ${maxima.length} 个窗口。`);
  return scenes;
};
