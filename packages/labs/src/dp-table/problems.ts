/** What each problem is called, asks, needs, and begins with. */
import { binomial, paths, stones } from './counting.ts';
import { coins, complete, knapsack } from './knapsacks.ts';
import { edit, lcs, palindrome } from './strings.ts';
import type { Input, ProblemName, Table } from './types.ts';

export interface Problem {
  title: string;
  question: string;
  /** The recurrence, as the notes write it. */
  rule: string;
  make: (input: Input) => Table;
  first: Input;
  /** Number of letters that `a` and `b` may have; none where absent. */
  letters?: { a?: readonly [number, number]; b?: readonly [number, number] };
  /** How many numbers there may be, their range, and by how many they come. */
  numbers?: { count: readonly [number, number]; range: readonly [number, number]; group: number };
  size?: { label: string; range: readonly [number, number] };
}

const NOTHING: Input = { a: '', b: '', numbers: [], size: 0 };
const TWO_WORDS = { a: [1, 8], b: [1, 8] } as const;
const ITEMS = { count: [2, 10], range: [1, 9], group: 2 } as const;

export const PROBLEMS: Record<ProblemName, Problem> = {
  paths: {
    title: '网格路径数',
    question: '点几格放障碍：哪一格的路径数变成 0？为什么每格只等于上加左？',
    rule: 'f[i][j] = f[i−1][j] + f[i][j−1]，障碍处为 0',
    make: paths,
    first: { ...NOTHING, numbers: [10, 16, 26] },
    numbers: { count: [0, 20], range: [1, 34], group: 1 },
  },
  lcs: {
    title: '最长公共子序列',
    question: '改表头的一个字母：哪些格跟着变？两个字母相等时为什么只看左上？',
    rule: '相等：f[i−1][j−1] + 1；不等：max(f[i−1][j], f[i][j−1])',
    make: lcs,
    first: { ...NOTHING, a: 'ABCBDAB', b: 'BDCABA' },
    letters: TWO_WORDS,
  },
  edit: {
    title: '编辑距离',
    question: '改一个字母，距离至多变几？左、上、左上三个方向各是哪种操作？',
    rule: 'min(f[i−1][j] + 1, f[i][j−1] + 1, f[i−1][j−1] + (a[i] ≠ b[j]))',
    make: edit,
    first: { ...NOTHING, a: 'KITTEN', b: 'SITTING' },
    letters: TWO_WORDS,
  },
  knapsack: {
    title: '01 背包',
    question: '每行为什么从右往左填？若从左往右，一件会不会被装两次？',
    rule: 'f[i][c] = max(f[i−1][c], f[i−1][c−w] + v)，c 从大到小',
    make: knapsack,
    first: { ...NOTHING, numbers: [2, 3, 3, 4, 4, 5, 5, 8], size: 9 },
    numbers: ITEMS,
    size: { label: '容量', range: [1, 10] },
  },
  complete: {
    title: '完全背包',
    question: '箭头来自本行还是上一行？这和“每件不限次数”有什么关系？',
    rule: 'f[i][c] = max(f[i−1][c], f[i][c−w] + v)，c 从小到大',
    make: complete,
    first: { ...NOTHING, numbers: [2, 3, 3, 5, 4, 6], size: 9 },
    numbers: ITEMS,
    size: { label: '容量', range: [1, 10] },
  },
  coins: {
    title: '凑钱的方案数',
    question: '加一种硬币，哪些格变大？为什么 f[0] 是 1 而不是 0？',
    rule: 'f[i][c] = f[i−1][c] + f[i][c−coin]，f[·][0] = 1',
    make: coins,
    first: { ...NOTHING, numbers: [1, 2, 5], size: 10 },
    numbers: { count: [1, 5], range: [1, 9], group: 1 },
    size: { label: '金额', range: [1, 10] },
  },
  stones: {
    title: '石子合并（区间）',
    question: '为什么要先填短区间？改一堆石子，最优的断点会移到哪里？',
    rule: 'f[l][r] = min(f[l][k] + f[k+1][r]) + sum(l..r)，按区间长度填',
    make: stones,
    first: { ...NOTHING, numbers: [4, 1, 3, 2, 6] },
    numbers: { count: [2, 7], range: [1, 20], group: 1 },
  },
  palindrome: {
    title: '最长回文子序列（区间）',
    question: '改一个字母让两端相等：答案来自里面的哪一格？为什么从对角线往右上填？',
    rule: '两端相等：f[l+1][r−1] + 2；不等：max(f[l+1][r], f[l][r−1])',
    make: palindrome,
    first: { ...NOTHING, a: 'BBABCBC' },
    letters: { a: [2, 8] },
  },
  binomial: {
    title: '组合数递推',
    question: '每格是哪两格之和？“选或不选第 n 个”分别对应哪一格？',
    rule: 'C(n, k) = C(n−1, k−1) + C(n−1, k)',
    make: binomial,
    first: { ...NOTHING, size: 6 },
    size: { label: 'n', range: [2, 8] },
  },
};

const isIn = (value: number, [least, most]: readonly [number, number]) =>
  Number.isInteger(value) && value >= least && value <= most;
const isWord = (word: string, limits: readonly [number, number] | undefined) =>
  limits ? /^[A-Z]*$/.test(word) && isIn(word.length, limits) : word === '';

/** Whether a problem can be set so. */
export function isInput(name: ProblemName, { a, b, numbers, size }: Input): boolean {
  const { letters, numbers: wanted, size: sizes } = PROBLEMS[name];
  if (!isWord(a, letters?.a) || !isWord(b, letters?.b)) return false;
  if (!(sizes ? isIn(size, sizes.range) : size === 0)) return false;
  if (!wanted) return numbers.length === 0;
  const isGood = isIn(numbers.length, wanted.count) && numbers.length % wanted.group === 0;
  // Blocked cells are a set, in order; the goal stays open.
  const isSet = name !== 'paths' || numbers.every((cell, i) => cell > (numbers[i - 1] ?? 0) && cell < 34);
  return isGood && isSet && numbers.every((number) => isIn(number, wanted.range));
}

/** What the note says of a problem's input, the rest as it begins. */
export function inputOf(name: ProblemName, { a, b, numbers, size }: Partial<Input>): Input {
  const { first } = PROBLEMS[name];
  return {
    a: a || first.a,
    b: b || first.b,
    numbers: numbers?.length ? numbers : first.numbers,
    size: size || first.size,
  };
}

/** What a problem takes, in words. */
export function inputText(name: ProblemName, part: keyof Input): string {
  const { letters, numbers, size } = PROBLEMS[name];
  const [word, sizes] = [part === 'a' || part === 'b' ? letters?.[part] : undefined, part === 'size' && size];
  if (word) return `${word[0]} 到 ${word[1]} 个大写字母`;
  if (sizes) return `${sizes.range[0]} 到 ${sizes.range[1]} 的整数`;
  if (part !== 'numbers' || !numbers) return `空的：${PROBLEMS[name].title}用不到它`;
  const { count, range, group } = numbers;
  const pairs = group === 2 ? '，重量与价值成对' : '';
  const order = name === 'paths' ? '，从小到大，终点除外' : '';
  return `${count[0]} 到 ${count[1]} 个 ${range[0]} 到 ${range[1]} 的整数${pairs}${order}`;
}
