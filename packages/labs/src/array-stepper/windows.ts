/** Programs with a window that slides over the array. */
import { ask, at, film, marks } from './film.ts';
import type { Program } from './types.ts';
import { words } from './words/lab.ts';

/** The longest stretch without equal values. */
export const distinctWindow: Program = ({ values }) => {
  let [l, r, count] = [0, 0, 0];
  let best = { from: 0, to: 0 };
  const seen = new Set<number>();
  const { scenes, shot } = film(() => ({
    cells: values,
    pointers: marks({ l, r }),
    regions: [
      { from: l, to: r, tone: 'info', label: words.allDifferent },
      { from: best.from, to: best.to, tone: 'tip', label: words.longest(best.to - best.from) },
    ],
    touched: r < values.length ? [r] : [],
    count,
    answer: [best.to - best.from],
  }));
  shot(0, words.windowStart);
  while (r < values.length) {
    count++;
    const value = at(values, r);
    const isRepeated = seen.has(value);
    const question = ask(words.windowAsk(value), words.growOrShrink, isRepeated ? 1 : 0);
    if (isRepeated) {
      seen.delete(at(values, l++));
      shot(3, words.windowShrinks(value, at(values, l - 1)), question);
      continue;
    }
    seen.add(value);
    r++;
    if (r - l > best.to - best.from) best = { from: l, to: r };
    shot(4, words.windowGrows(value, r - l, best.to - best.from), question);
  }
  shot(6, words.windowEnd(best.to - best.from));
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
      { from: l, to: r, tone: 'info', label: words.sum(sum) },
      ...(best ? [{ ...best, tone: 'tip' as const, label: words.shortest(length()) }] : []),
    ],
    touched: [],
    count,
    answer: [length()],
  }));
  shot(0, words.sumStart(target));
  for (;;) {
    const isEnough = sum >= target && l < r;
    if (!isEnough && r === values.length) break;
    count++;
    const question = ask(words.sumAsk(sum, target), words.growOrShrink, isEnough ? 1 : 0);
    if (!isEnough) {
      sum += at(values, r++);
      shot(2, words.sumGrows(r - 1, at(values, r - 1), sum), question);
      continue;
    }
    if (!best || r - l < length()) best = { from: l, to: r };
    sum -= at(values, l++);
    shot(4, words.sumShrinks(length(), l - 1, at(values, l - 1), sum), question);
  }
  shot(6, best ? words.sumEnd(length()) : words.sumNone(target));
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
      { name: words.front, at: queue[0] ?? r },
    ],
    regions: [
      { from: Math.max(0, r - size + 1), to: Math.min(r + 1, values.length), tone: 'info', label: words.window(size) },
    ],
    rows: [
      { label: words.queue, values: queue.map((index) => at(values, index)), isApart: true },
      { label: words.maxima, values: [...maxima], isApart: true },
    ],
    touched: [...queue],
    count,
    answer: [...maxima],
  }));
  shot(0, words.queueStart(size));
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
    const tail = dropped ? words.popped(dropped) : before ? words.backLarger : words.queueEmpty;
    shot(
      dropped ? 2 : 3,
      words.enqueued(
        r,
        value,
        tail,
        isStale ? words.frontStale : '',
        r >= size - 1 ? words.maximum(maxima.at(-1)) : '',
      ),
      ask(
        words.queueAsk(value),
        [...new Set([0, 1, dropped, before])]
          .sort((x, y) => x - y)
          .map(String)
          .slice(0, 5),
        [...new Set([0, 1, dropped, before])].sort((x, y) => x - y).indexOf(dropped),
      ),
    );
  }
  shot(6, words.queueEnd(maxima.length));
  return scenes;
};
