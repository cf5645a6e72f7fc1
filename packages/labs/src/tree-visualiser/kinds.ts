/** What each kind of tree is called, asks, can do, and begins with. */
import { avl } from './avl.ts';
import { BPlusTree } from './bplus.ts';
import { Fenwick } from './fenwick.ts';
import { Heap } from './heap.ts';
import { redBlack } from './red-black.ts';
import { bareTree, SearchTree } from './search-tree.ts';
import { SegmentTree } from './segment.ts';
import { type Alphabet, Trie } from './trie.ts';
import type { Kind, Operation, OpName, Structure } from './types.ts';
import { UnionFind } from './union-find.ts';
import { words } from './words/lab.ts';

const LETTERS: Alphabet = { letters: [...'abcdefghijklmnopqrstuvwxyz'], joint: '' };
const TAGS: Alphabet = {
  letters: ['State', 'Ability', 'Effect', 'Fire', 'Ice', 'Stun', 'Dead', 'Melee', 'Jump', 'Big'],
  joint: '.',
};

export interface KindInfo {
  make: () => Structure;
  ops: readonly OpName[];
  /** Operations that the lab begins with; the last is the one to be stepped through. */
  first: readonly Operation[];
  alphabet?: Alphabet;
  /** Least and most that an argument may be. */
  range: readonly [number, number];
}

const insertAll = (...keys: readonly number[]): Operation[] => keys.map((key) => ({ op: 'insert', args: [key] }));
const word = (text: string): Operation => ({
  op: 'insert',
  args: [...text].map((letter) => LETTERS.letters.indexOf(letter)),
});
const tag = (text: string): Operation => ({
  op: 'insert',
  args: text.split('.').map((part) => TAGS.letters.indexOf(part)),
});
const union = (a: number, b: number): Operation => ({ op: 'union', args: [a, b] });

const KEYS = [1, 99] as const;
const SEARCH_OPS = ['insert', 'erase', 'find', 'walk', 'ancestor'] as const;

export const KIND_INFO: Record<Kind, KindInfo> = {
  bst: {
    make: () => new SearchTree(bareTree),
    ops: SEARCH_OPS,
    first: [...insertAll(50, 30, 70, 20, 40, 60, 80, 45), { op: 'walk', args: [1] }],
    range: KEYS,
  },
  avl: {
    make: () => new SearchTree(avl),
    ops: SEARCH_OPS,
    first: insertAll(50, 30, 70, 20, 40, 10),
    range: KEYS,
  },
  'red-black': {
    make: () => new SearchTree(redBlack),
    ops: SEARCH_OPS,
    first: insertAll(50, 30, 70, 20, 40, 10),
    range: KEYS,
  },
  heap: {
    make: () => new Heap(),
    ops: ['insert', 'pop'],
    first: insertAll(60, 40, 50, 20, 30, 45, 70),
    range: KEYS,
  },
  trie: {
    make: () => new Trie(LETTERS),
    ops: ['insert', 'erase', 'find'],
    first: [word('tea'), word('ten'), word('to'), word('in'), word('inn'), word('tear')],
    alphabet: LETTERS,
    range: [0, 25],
  },
  tags: {
    make: () => new Trie(TAGS),
    ops: ['insert', 'erase', 'find'],
    first: [
      tag('Ability.Jump'),
      tag('Ability.Fire.Big'),
      tag('State.Stun'),
      tag('State.Dead'),
      tag('Effect.Fire'),
      { op: 'find', args: [0] },
    ],
    alphabet: TAGS,
    range: [0, 9],
  },
  'union-find': {
    make: () => new UnionFind(),
    ops: ['union', 'find'],
    first: [union(0, 1), union(2, 3), union(0, 2), union(4, 5), union(6, 7), union(4, 6), union(3, 7)],
    range: [0, 8],
  },
  segment: {
    make: () => new SegmentTree(),
    ops: ['query', 'add'],
    first: [
      { op: 'add', args: [0, 5, 2] },
      { op: 'query', args: [1, 4] },
    ],
    range: [0, 7],
  },
  fenwick: {
    make: () => new Fenwick(),
    ops: ['query', 'add'],
    first: [{ op: 'query', args: [7] }],
    range: [1, 8],
  },
  bplus: {
    make: () => new BPlusTree(),
    ops: ['insert', 'erase', 'find'],
    first: insertAll(10, 20, 30, 40, 50, 60, 25, 35, 70, 80),
    range: KEYS,
  },
};

/** An operation as its button says it. */
export function operationText(kind: Kind, { op, args }: Operation): string {
  const [a = 0, b = 0, by = 0] = args;
  const { alphabet } = KIND_INFO[kind];
  const what = alphabet ? args.map((letter) => alphabet.letters[letter] ?? '').join(alphabet.joint) : String(a);
  switch (op) {
    case 'insert':
      return words.insert(what);
    case 'erase':
      return words.erase(what);
    case 'find':
      return words.find(what);
    case 'walk':
      return words.walk(words.orders[a] ?? words.orders[0] ?? '');
    case 'ancestor':
      return words.ancestorOf(a, b);
    case 'pop':
      return words.pop;
    case 'union':
      return words.union(a, b);
    case 'query':
      return kind === 'fenwick' ? words.prefixSum(a) : words.rangeSum(Math.min(a, b), Math.max(a, b));
    case 'add':
      return kind === 'fenwick' ? words.addToItem(a, b) : words.addToRange(Math.min(a, b), Math.max(a, b), by);
  }
}

const PURE: readonly OpName[] = ['walk', 'ancestor', 'query', 'find'];
/** It leaves the tree as it was; a search in a union-find does not, nor does a query that hands marks down. */
export const isPure = (kind: Kind, op: OpName) => PURE.includes(op) && kind !== 'union-find' && kind !== 'segment';

/** How many arguments an operation has: exactly, or from one to four letters. */
export function isShapely(kind: Kind, { op, args }: Operation): boolean {
  const { alphabet, range, ops } = KIND_INFO[kind];
  if (!ops.includes(op)) return false;
  const isInside = (value: number | undefined, [least, most]: readonly [number, number] = range) =>
    value !== undefined && Number.isInteger(value) && value >= least && value <= most;
  const [a, b, by] = args;
  if (alphabet) return args.length >= 1 && args.length <= 4 && args.every((value) => isInside(value));
  if (op === 'pop') return args.length === 0;
  if (op === 'walk') return args.length === 1 && isInside(a, [0, 3]);
  if (op === 'ancestor' || op === 'union') return args.length === 2 && isInside(a) && isInside(b);
  if (op === 'add')
    return kind === 'fenwick'
      ? args.length === 2 && isInside(a) && isInside(b, [1, 9])
      : args.length === 3 && isInside(a) && isInside(b) && isInside(by, [1, 9]);
  if (op === 'query' && kind === 'segment') return args.length === 2 && isInside(a) && isInside(b);
  return args.length === 1 && isInside(a);
}
