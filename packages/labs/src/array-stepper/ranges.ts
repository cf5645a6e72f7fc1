/** Bisection, and programs on prefix sums and differences. */
import { ask, at, film, marks } from './film.ts';
import type { Program } from './types.ts';
import { words } from './words/lab.ts';

/** The first place whose value is not below the target, of a sorted array. */
export const lowerBound: Program = ({ values, target }) => {
  let [lo, hi, count] = [0, values.length, 0];
  let middle: number | undefined;
  const { scenes, shot } = film(() => ({
    cells: values,
    pointers: [
      { name: 'lo', at: lo },
      ...(middle === undefined ? [] : [{ name: 'mid', at: middle }]),
      { name: 'hi', at: hi },
    ],
    regions: [
      { from: 0, to: lo, tone: 'warning', label: `< ${target}` },
      { from: lo, to: hi, tone: 'info', label: words.undecided },
      { from: hi, to: values.length, tone: 'tip', label: `≥ ${target}` },
    ],
    touched: middle === undefined ? [] : [middle],
    count,
    answer: [lo],
  }));
  shot(0, words.searchStart(hi, target));
  while (lo < hi) {
    middle = lo + ((hi - lo) >> 1);
    count++;
    const value = at(values, middle);
    const isLess = value < target;
    const question = ask(
      words.searchAsk(middle, value, target),
      [`lo = ${middle + 1}`, `hi = ${middle}`, `lo = ${middle}`],
      isLess ? 0 : 1,
    );
    if (isLess) lo = middle + 1;
    else hi = middle;
    shot(
      isLess ? 3 : 4,
      isLess ? words.searchRight(middle, value, target, lo) : words.searchLeft(middle, value, target, hi),
      question,
    );
  }
  middle = undefined;
  const outcome = lo < values.length ? words.firstFound(lo, at(values, lo), target) : words.noneFound(target, lo);
  shot(5, words.searchEnd(outcome, count));
  return scenes;
};

/** Sums of all beginnings, then the sum of a stretch by one subtraction. */
export const prefix: Program = ({ values, from, to }) => {
  const sums: number[] = [0];
  let [i, count, answer] = [0, 0, [] as number[]];
  let touched: number[] = [];
  const { scenes, shot } = film(() => ({
    cells: values,
    pointers: marks({ i }),
    regions: [{ from, to, tone: 'info', label: words.query(from, to) }],
    rows: [{ label: words.prefixSums, values: values.map((_, k) => sums[k]).concat(sums[values.length]), touched }],
    touched: i < values.length ? [i] : [],
    count,
    answer,
  }));
  shot(0, words.prefixStart);
  for (; i < values.length; i++) {
    const [sum, value] = [at(sums, i), at(values, i)];
    count++;
    touched = [i, i + 1];
    sums.push(sum + value);
    const wrong = [sum, value, sum + value + 1].filter((number) => number !== sum + value);
    const choices = [...new Set([...wrong, sum + value])].sort((x, y) => x - y);
    shot(
      2,
      words.prefixStep(i + 1, i, sum, value, sum + value),
      ask(words.prefixAsk(i, sum, value, i + 1), choices.map(String), choices.indexOf(sum + value)),
    );
  }
  const [left, right] = [at(sums, from), at(sums, to)];
  count++;
  touched = [from, to];
  answer = [right - left];
  shot(3, words.prefixEnd(from, to, right, left, right - left));
  return scenes;
};

/** Adds to a stretch by two changes of the differences, then sums them up again. */
export const difference: Program = ({ values, from, to, target }) => {
  const d = values.map((value, i) => value - (values[i - 1] ?? 0));
  const cells = [...values];
  let [i, count, touched] = [0, 0, [] as number[]];
  const { scenes, shot } = film(() => ({
    cells: [...cells],
    pointers: marks({ i }),
    regions: [{ from, to, tone: 'info', label: words.rangePlus(from, to, target) }],
    rows: [{ label: words.differences, values: [...d], touched }],
    touched: i < values.length ? [i] : [],
    count,
    answer: [...cells],
  }));
  shot(0, words.differenceStart);
  const change = (index: number, by: number, line: number) => {
    count++;
    touched = [index];
    if (index < d.length) d[index] = at(d, index) + by;
    const sign = by < 0 ? words.minus : words.plus;
    const outcome = index < d.length ? words.changed(index, sign, Math.abs(by), at(d, index)) : words.beyond(index);
    shot(line, words.sentence(outcome));
  };
  change(from, target, 1);
  change(to, -target, 2);
  for (; i < d.length; i++) {
    count++;
    touched = [i];
    const old = at(cells, i);
    cells[i] = at(d, i) + (cells[i - 1] ?? 0);
    const isInside = i >= from && i < to && target !== 0;
    shot(
      4,
      words.restored(i, i ? `a[${i - 1}] + ` : '', at(cells, i), isInside ? words.moreBy(target) : words.asBefore),
      ask(words.restoreAsk(i, old), [words.more(target || 1), words.same, words.less(target || 1)], isInside ? 0 : 1),
    );
  }
  shot(5, words.differenceEnd);
  return scenes;
};

/** Stretches with a given sum: a prefix sum met before, less the target. */
export const sumCount: Program = ({ values, target }) => {
  const seen = new Map([[0, 1]]);
  let [i, sum, found, count] = [0, 0, 0, 0];
  const { scenes, shot } = film(() => ({
    cells: values,
    pointers: marks({ i }),
    regions: [{ from: 0, to: i, tone: 'info', label: words.prefixSum(sum) }],
    rows: [
      { label: words.seenSums, values: [...seen.keys()], isApart: true },
      { label: words.times, values: [...seen.values()], isApart: true },
    ],
    touched: i < values.length ? [i] : [],
    count,
    answer: [found],
  }));
  shot(0, words.countStart);
  while (i < values.length) {
    sum += at(values, i++);
    count++;
    const times = seen.get(sum - target) ?? 0;
    found += times;
    seen.set(sum, (seen.get(sum) ?? 0) + 1);
    const choices = [...new Set([0, 1, 2, times])].sort((x, y) => x - y);
    shot(
      3,
      words.countStep(sum, target, sum - target, times, found),
      ask(words.countAsk(i - 1, values[i - 1], target), choices.map(String), choices.indexOf(times)),
    );
  }
  shot(6, words.countEnd(target, found));
  return scenes;
};
