/** Bisection, and programs on prefix sums and differences. */
import { ask, at, film, marks } from './film.ts';
import type { Program } from './types.ts';

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
      { from: lo, to: hi, tone: 'info', label: '未定' },
      { from: hi, to: values.length, tone: 'tip', label: `≥ ${target}` },
    ],
    touched: middle === undefined ? [] : [middle],
    count,
    answer: [lo],
  }));
  shot(0, `区间 [0, ${hi}) 都未定，要找第一个不小于 ${target} 的位置。`);
  while (lo < hi) {
    middle = lo + ((hi - lo) >> 1);
    count++;
    const value = at(values, middle);
    const isLess = value < target;
    const question = ask(
      `mid = ${middle}，a[mid] = ${value}，要找 ≥ ${target}，接下来呢？`,
      [`lo = ${middle + 1}`, `hi = ${middle}`, `lo = ${middle}`],
      isLess ? 0 : 1,
    );
    if (isLess) lo = middle + 1;
    else hi = middle;
    shot(
      isLess ? 3 : 4,
      isLess
        ? `a[${middle}] = ${value} 小于 ${target}，它与左边都不是答案，lo 跳到 ${lo}。`
        : `a[${middle}] = ${value} 不小于 ${target}，它可能就是答案，hi 缩到 ${hi}。`,
      question,
    );
  }
  middle = undefined;
  const words =
    lo < values.length
      ? `a[${lo}] = ${at(values, lo)} 是第一个不小于 ${target} 的`
      : `没有不小于 ${target} 的，返回末尾 ${lo}`;
  shot(5, `lo 与 hi 相遇：${words}，共比较 ${count} 次。`);
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
    regions: [{ from, to, tone: 'info', label: `查询 [${from}, ${to})` }],
    rows: [{ label: '前缀和 s', values: values.map((_, k) => sums[k]).concat(sums[values.length]), touched }],
    touched: i < values.length ? [i] : [],
    count,
    answer,
  }));
  shot(0, 's[0] = 0：前 0 项的和，有了它就不用特判开头。');
  for (; i < values.length; i++) {
    const [sum, value] = [at(sums, i), at(values, i)];
    count++;
    touched = [i, i + 1];
    sums.push(sum + value);
    const wrong = [sum, value, sum + value + 1].filter((number) => number !== sum + value);
    const choices = [...new Set([...wrong, sum + value])].sort((x, y) => x - y);
    shot(
      2,
      `s[${i + 1}] = s[${i}] + a[${i}] = ${sum} + ${value} = ${sum + value}。`,
      ask(
        `s[${i}] = ${sum}，a[${i}] = ${value}，s[${i + 1}] 是几？`,
        choices.map(String),
        choices.indexOf(sum + value),
      ),
    );
  }
  const [left, right] = [at(sums, from), at(sums, to)];
  count++;
  touched = [from, to];
  answer = [right - left];
  shot(3, `[${from}, ${to}) 的和 = s[${to}] − s[${from}] = ${right} − ${left} = ${right - left}，一次减法。`);
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
    regions: [{ from, to, tone: 'info', label: `[${from}, ${to}) 加 ${target}` }],
    rows: [{ label: '差分 d', values: [...d], touched }],
    touched: i < values.length ? [i] : [],
    count,
    answer: [...cells],
  }));
  shot(0, 'd[i] = a[i] − a[i − 1]，d 的前缀和就是原数组。');
  const change = (index: number, by: number, line: number) => {
    count++;
    touched = [index];
    if (index < d.length) d[index] = at(d, index) + by;
    const sign = by < 0 ? '减' : '加';
    const words =
      index < d.length ? `d[${index}] ${sign} ${Math.abs(by)}，变成 ${at(d, index)}` : `${index} 已在末尾之外，不必改`;
    shot(line, `${words}。`);
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
      `a[${i}] = ${i ? `a[${i - 1}] + ` : ''}d[${i}] = ${at(cells, i)}${isInside ? `，比原来多 ${target}` : '，与原来一样'}。`,
      ask(
        `还原 a[${i}]，原来是 ${old}，现在呢？`,
        [`多 ${target || 1}`, '不变', `少 ${target || 1}`],
        isInside ? 0 : 1,
      ),
    );
  }
  shot(5, '还原完毕：区间有多长都只改了两处差分。');
  return scenes;
};

/** Stretches with a given sum: a prefix sum met before, less the target. */
export const sumCount: Program = ({ values, target }) => {
  const seen = new Map([[0, 1]]);
  let [i, sum, found, count] = [0, 0, 0, 0];
  const { scenes, shot } = film(() => ({
    cells: values,
    pointers: marks({ i }),
    regions: [{ from: 0, to: i, tone: 'info', label: `前缀和 ${sum}` }],
    rows: [
      { label: '见过的和', values: [...seen.keys()], isApart: true },
      { label: '次数', values: [...seen.values()], isApart: true },
    ],
    touched: i < values.length ? [i] : [],
    count,
    answer: [found],
  }));
  shot(0, '空前缀的和 0 先记一次，否则从头开始的段会漏掉。');
  while (i < values.length) {
    sum += at(values, i++);
    count++;
    const times = seen.get(sum - target) ?? 0;
    found += times;
    seen.set(sum, (seen.get(sum) ?? 0) + 1);
    const choices = [...new Set([0, 1, 2, times])].sort((x, y) => x - y);
    shot(
      3,
      `和到 ${sum}，${sum} − ${target} = ${sum - target} 见过 ${times} 次，答案加 ${times}，共 ${found}。`,
      ask(
        `a[${i - 1}] = ${values[i - 1]} 加进来，和为 ${target} 的段多了几个？`,
        choices.map(String),
        choices.indexOf(times),
      ),
    );
  }
  shot(6, `一遍扫完，和为 ${target} 的段有 ${found} 个。`);
  return scenes;
};
