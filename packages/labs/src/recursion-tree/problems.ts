/** What each recursion needs, and begins with. */
import { combinationSum, permutations, queens, subsets } from './searches.ts';
import type { Call, Input, ProblemName } from './types.ts';
import { fibonacci, leftFold, pack, rightFold } from './values.ts';
import { words } from './words/lab.ts';

export interface Problem {
  make: (input: Input) => Call;
  first: Input;
  numbers?: { label: () => string; count: readonly [number, number]; range: readonly [number, number] };
  size?: { label: () => string; range: readonly [number, number] };
  /** What the switch does; absent where there is none. */
  pruning?: () => string;
  code: readonly string[];
}

export const PROBLEMS: Record<ProblemName, Problem> = {
  permutations: {
    make: permutations,
    first: { numbers: [1, 1, 2], size: 0, isPruned: true },
    numbers: { label: () => words.items, count: [2, 4], range: [1, 9] },
    pruning: () => words.skipTwins,
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
    make: subsets,
    first: { numbers: [1, 2, 3], size: 0, isPruned: false },
    numbers: { label: () => words.items, count: [1, 5], range: [1, 9] },
    get code() {
      return ['void dfs(int i) {', '    if (i == n) return record();', words.takeLine, words.leaveLine, '}'];
    },
  },
  'combination-sum': {
    make: combinationSum,
    first: { numbers: [2, 3, 5], size: 8, isPruned: true },
    numbers: { label: () => words.candidates, count: [2, 4], range: [2, 9] },
    size: { label: () => words.targetSum, range: [4, 12] },
    pruning: () => words.cutLarge,
    get code() {
      return [
        'void dfs(int start, int sum) {',
        '    if (sum == target) return record();',
        '    for (int i = start; i < n; ++i) {',
        words.breakLine,
        '        path.push_back(a[i]);',
        '        dfs(i, sum + a[i]);',
        '        path.pop_back(); } }',
      ];
    },
  },
  queens: {
    make: queens,
    first: { numbers: [], size: 4, isPruned: true },
    size: { label: () => words.queens, range: [4, 6] },
    pruning: () => words.checkFirst,
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
    make: fibonacci,
    first: { numbers: [], size: 5, isPruned: false },
    size: { label: () => 'n', range: [2, 7] },
    pruning: () => words.memoize,
    code: [
      'long long fib(int n) {',
      '    if (n < 2) return n;',
      '    if (memo.count(n)) return memo[n];',
      '    return memo[n] = fib(n - 1) + fib(n - 2);',
      '}',
    ],
  },
  pack: {
    make: pack,
    first: { numbers: [], size: 3, isPruned: false },
    size: { label: () => words.parameters, range: [1, 5] },
    pruning: () => 'if constexpr',
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
    make: leftFold,
    first: { numbers: [9, 4, 3, 1], size: 0, isPruned: false },
    numbers: { label: () => words.parameters, count: [2, 5], range: [1, 15] },
    code: ['template <class... T>', 'auto minus(T... args) {', '    return (... - args);  // ((a - b) - c) - d', '}'],
  },
  'right-fold': {
    make: rightFold,
    first: { numbers: [9, 4, 3, 1], size: 0, isPruned: false },
    numbers: { label: () => words.parameters, count: [2, 5], range: [1, 15] },
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
