/** What each recursion is called, asks, needs, and begins with. */
import { combinationSum, permutations, queens, subsets } from './searches.ts';
import type { Call, Input, ProblemName } from './types.ts';
import { fibonacci, leftFold, pack, rightFold } from './values.ts';

export interface Problem {
  title: string;
  question: string;
  make: (input: Input) => Call;
  first: Input;
  numbers?: { label: string; count: readonly [number, number]; range: readonly [number, number] };
  size?: { label: string; range: readonly [number, number] };
  /** What the switch does; absent where there is none. */
  pruning?: string;
  code: readonly string[];
}

export const PROBLEMS: Record<ProblemName, Problem> = {
  permutations: {
    title: '全排列',
    question: '元素里有相同的，关掉剪枝：会多出哪些重复的叶子？',
    make: permutations,
    first: { numbers: [1, 1, 2], size: 0, isPruned: true },
    numbers: { label: '元素', count: [2, 4], range: [1, 9] },
    pruning: '去重剪枝',
    code: [
      'void dfs(int k) {',
      '    if (k == n) return record();',
      '    for (int i = 0; i < n; ++i) {',
      '        if (used[i]) continue;',
      '        if (i && a[i] == a[i-1] && !used[i-1]) continue;',
      '        used[i] = true;  path.push_back(a[i]);',
      '        dfs(k + 1);',
      '        path.pop_back(); used[i] = false; } }',
    ],
  },
  subsets: {
    title: '子集',
    question: '点最下一排的叶子：每多一个元素，叶子变成几倍？',
    make: subsets,
    first: { numbers: [1, 2, 3], size: 0, isPruned: false },
    numbers: { label: '元素', count: [1, 5], range: [1, 9] },
    code: [
      'void dfs(int i) {',
      '    if (i == n) return record();',
      '    path.push_back(a[i]); dfs(i + 1);  // 选',
      '    path.pop_back();      dfs(i + 1);  // 不选',
      '}',
    ],
  },
  'combination-sum': {
    title: '组合总和',
    question: '关掉剪枝再走：多进了几条死路？为什么先排序才能一刀剪掉后面所有的？',
    make: combinationSum,
    first: { numbers: [2, 3, 5], size: 8, isPruned: true },
    numbers: { label: '候选', count: [2, 4], range: [2, 9] },
    size: { label: '目标和', range: [4, 12] },
    pruning: '可行性剪枝',
    code: [
      'void dfs(int start, int sum) {',
      '    if (sum == target) return record();',
      '    for (int i = start; i < n; ++i) {',
      '        if (sum + a[i] > target) break;  // 已排序',
      '        path.push_back(a[i]);',
      '        dfs(i, sum + a[i]);',
      '        path.pop_back(); } }',
    ],
  },
  queens: {
    title: 'N 皇后',
    question: '点棋盘第一行的一格，看它的子树：哪些开头根本没有解？剪枝省下多少次调用？',
    make: queens,
    first: { numbers: [], size: 4, isPruned: true },
    size: { label: '皇后', range: [4, 6] },
    pruning: '放之前先查冲突',
    code: [
      'void dfs(int row) {',
      '    if (row == n) return record();',
      '    for (int c = 0; c < n; ++c) {',
      '        if (attacked(row, c)) continue;',
      '        put(row, c);',
      '        dfs(row + 1);',
      '        take(row, c); } }',
    ],
  },
  fibonacci: {
    title: '斐波那契',
    question: '打开备忘：整棵树少了哪些子树？调用次数从指数变成了几？',
    make: fibonacci,
    first: { numbers: [], size: 5, isPruned: false },
    size: { label: 'n', range: [2, 7] },
    pruning: '记忆化',
    code: [
      'long long fib(int n) {',
      '    if (n < 2) return n;',
      '    if (memo.count(n)) return memo[n];',
      '    return memo[n] = fib(n - 1) + fib(n - 2);',
      '}',
    ],
  },
  pack: {
    title: '参数包的递归展开',
    question: '多给一个参数，编译器多实例化几个函数？换成 if constexpr 能省下哪一个？',
    make: pack,
    first: { numbers: [], size: 3, isPruned: false },
    size: { label: '参数', range: [1, 5] },
    pruning: 'if constexpr',
    code: [
      'void print() {}',
      'template <class T, class... Rest>',
      'void print(T first, Rest... rest) {',
      '    std::cout << first;',
      '    print(rest...);',
      '}',
    ],
  },
  'left-fold': {
    title: '左折叠 (... − args)',
    question: '拖动数字：括号往哪边套？和右折叠的结果什么时候一样？',
    make: leftFold,
    first: { numbers: [9, 4, 3, 1], size: 0, isPruned: false },
    numbers: { label: '参数', count: [2, 5], range: [1, 15] },
    code: ['template <class... T>', 'auto minus(T... args) {', '    return (... - args);  // ((a - b) - c) - d', '}'],
  },
  'right-fold': {
    title: '右折叠 (args − ...)',
    question: '拖动数字：括号往哪边套？和左折叠的结果什么时候一样？',
    make: rightFold,
    first: { numbers: [9, 4, 3, 1], size: 0, isPruned: false },
    numbers: { label: '参数', count: [2, 5], range: [1, 15] },
    code: ['template <class... T>', 'auto minus(T... args) {', '    return (args - ...);  // a - (b - (c - d))', '}'],
  },
};

const isIn = (value: number, [least, most]: readonly [number, number]) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Whether a problem can be set so. */
export function isInput(name: ProblemName, { numbers, size, isPruned }: Input): boolean {
  const { numbers: wanted, size: sizes, pruning } = PROBLEMS[name];
  if (!(sizes ? isIn(size, sizes.range) : size === 0)) return false;
  if (isPruned && !pruning) return false;
  // Larger boards without pruning are too many calls to look at.
  if (name === 'queens' && !isPruned && size > 4) return false;
  return wanted
    ? isIn(numbers.length, wanted.count) && numbers.every((number) => isIn(number, wanted.range))
    : numbers.length === 0;
}
