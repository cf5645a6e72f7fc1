/** What each problem needs, and begins with. */
import { binomial, paths, stones } from './counting.ts';
import { coins, complete, knapsack } from './knapsacks.ts';
import { edit, lcs, palindrome } from './strings.ts';
import type { Input, ProblemName, Table } from './types.ts';
import { words } from './words/lab.ts';

export interface Problem {
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
const CAPACITY = {
  get label() {
    return words.capacity;
  },
  range: [1, 10],
} as const;
const ITEMS = { count: [2, 10], range: [1, 9], group: 2 } as const;

export const PROBLEMS: Record<ProblemName, Problem> = {
  paths: {
    make: paths,
    first: { ...NOTHING, numbers: [10, 16, 26] },
    numbers: { count: [0, 20], range: [1, 34], group: 1 },
  },
  lcs: {
    make: lcs,
    first: { ...NOTHING, a: 'ABCBDAB', b: 'BDCABA' },
    letters: TWO_WORDS,
  },
  edit: {
    make: edit,
    first: { ...NOTHING, a: 'KITTEN', b: 'SITTING' },
    letters: TWO_WORDS,
  },
  knapsack: {
    make: knapsack,
    first: { ...NOTHING, numbers: [2, 3, 3, 4, 4, 5, 5, 8], size: 9 },
    numbers: ITEMS,
    size: CAPACITY,
  },
  complete: {
    make: complete,
    first: { ...NOTHING, numbers: [2, 3, 3, 5, 4, 6], size: 9 },
    numbers: ITEMS,
    size: CAPACITY,
  },
  coins: {
    make: coins,
    first: { ...NOTHING, numbers: [1, 2, 5], size: 10 },
    numbers: { count: [1, 5], range: [1, 9], group: 1 },
    size: {
      get label() {
        return words.amount;
      },
      range: [1, 10],
    },
  },
  stones: {
    make: stones,
    first: { ...NOTHING, numbers: [4, 1, 3, 2, 6] },
    numbers: { count: [2, 7], range: [1, 20], group: 1 },
  },
  palindrome: {
    make: palindrome,
    first: { ...NOTHING, a: 'BBABCBC' },
    letters: { a: [2, 8] },
  },
  binomial: {
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
  if (word) return words.letterCount(word[0], word[1]);
  if (sizes) return words.wholeNumber(sizes.range[0], sizes.range[1]);
  if (part !== 'numbers' || !numbers) return words.unused(words.titles[name]);
  const { count, range, group } = numbers;
  const pairs = group === 2 ? words.inPairs : '';
  const order = name === 'paths' ? words.rising : '';
  return words.someOf(count[0], count[1], words.wholeNumber(range[0], range[1])) + pairs + order;
}
