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
import { ORDERS } from './walk.ts';

const LETTERS: Alphabet = { letters: [...'abcdefghijklmnopqrstuvwxyz'], joint: '' };
const TAGS: Alphabet = {
  letters: ['State', 'Ability', 'Effect', 'Fire', 'Ice', 'Stun', 'Dead', 'Melee', 'Jump', 'Big'],
  joint: '.',
};

export interface KindInfo {
  title: string;
  question: string;
  /** What numbers beside nodes, or their looks, mean. */
  legend?: string;
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
    title: '二叉搜索树',
    question: '按从小到大插入会长成什么样？换四种次序走一遍，哪一种恰好从小到大？',
    make: () => new SearchTree(bareTree),
    ops: SEARCH_OPS,
    first: [...insertAll(50, 30, 70, 20, 40, 60, 80, 45), { op: 'walk', args: [1] }],
    range: KEYS,
  },
  avl: {
    title: 'AVL 树',
    question: '再插入哪个键会让某个结点失衡？先说是 LL、RR、LR 还是 RL，再走。',
    legend: '小字：平衡因子，左高减右高',
    make: () => new SearchTree(avl),
    ops: SEARCH_OPS,
    first: insertAll(50, 30, 70, 20, 40, 10),
    range: KEYS,
  },
  'red-black': {
    title: '红黑树',
    question: '插入的新结点总是红的：什么时候只换色，什么时候要旋转？看它的叔叔。',
    legend: '实心黑，空心红',
    make: () => new SearchTree(redBlack),
    ops: SEARCH_OPS,
    first: insertAll(50, 30, 70, 20, 40, 10),
    range: KEYS,
  },
  heap: {
    title: '二叉堆（大顶）',
    question: '插入一个很大的键，它要交换几次？取走堆顶以后，谁会成为新的堆顶？',
    legend: '小字：在数组里的下标',
    make: () => new Heap(),
    ops: ['insert', 'pop'],
    first: insertAll(60, 40, 50, 20, 30, 45, 70),
    range: KEYS,
  },
  trie: {
    title: '字典树',
    question: '点一个结点：有几个词以它开头？再插入一个词，能沿用几个结点？',
    legend: '小字：几个词经过；绿：词尾',
    make: () => new Trie(LETTERS),
    ops: ['insert', 'erase', 'find'],
    first: [word('tea'), word('ten'), word('to'), word('in'), word('inn'), word('tear')],
    alphabet: LETTERS,
    range: [0, 25],
  },
  tags: {
    title: '标签树（GameplayTags）',
    question: '点 State：它匹配哪些标签？“父级匹配”为什么只要沿着树走？',
    legend: '小字：几个标签经过；绿：标签到此',
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
    title: '并查集',
    question: '把一个元素拖到另一个上合并：怎样合并树会变高？查一次以后呢？',
    make: () => new UnionFind(),
    ops: ['union', 'find'],
    first: [union(0, 1), union(2, 3), union(0, 2), union(4, 5), union(6, 7), union(4, 6), union(3, 7)],
    range: [0, 8],
  },
  segment: {
    title: '线段树（区间和，懒标记）',
    question: '拖选下面的一段：最少要取几个结点？先区间加，再查其中一项，标记何时下传？',
    legend: '框下：管哪几项，+ 后是懒标记',
    make: () => new SegmentTree(),
    ops: ['query', 'add'],
    first: [
      { op: 'add', args: [0, 5, 2] },
      { op: 'query', args: [1, 4] },
    ],
    range: [0, 7],
  },
  fenwick: {
    title: '树状数组',
    question: '点一个结点求前缀和：每次减去 lowbit，要取几个结点？和它的二进制有什么关系？',
    legend: '框下：管哪几项',
    make: () => new Fenwick(),
    ops: ['query', 'add'],
    first: [{ op: 'query', args: [7] }],
    range: [1, 8],
  },
  bplus: {
    title: 'B+ 树（每个结点至多 3 个键）',
    question: '插入到哪片叶子会让它分裂？分裂一直传到根时，树高怎样变？',
    legend: '绿线：叶子连成的链',
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
      return `插入 ${what}`;
    case 'erase':
      return `删除 ${what}`;
    case 'find':
      return `查找 ${what}`;
    case 'walk':
      return `${ORDERS[a] ?? ORDERS[0]}遍历`;
    case 'ancestor':
      return `${a} 与 ${b} 的最近公共祖先`;
    case 'pop':
      return '取走堆顶';
    case 'union':
      return `合并 ${a} 与 ${b}`;
    case 'query':
      return kind === 'fenwick' ? `求前 ${a} 项的和` : `查 [${Math.min(a, b)}, ${Math.max(a, b)}] 的和`;
    case 'add':
      return kind === 'fenwick' ? `第 ${a} 项加 ${b}` : `[${Math.min(a, b)}, ${Math.max(a, b)}] 每项加 ${by}`;
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
