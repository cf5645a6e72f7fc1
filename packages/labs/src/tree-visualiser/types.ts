/** What all trees of the lab have in common: operations on them, and the picture after each step. */
import type { Scene } from '../model/story.ts';

export const KINDS = [
  'bst',
  'avl',
  'red-black',
  'heap',
  'trie',
  'tags',
  'union-find',
  'segment',
  'fenwick',
  'bplus',
] as const;
export type Kind = (typeof KINDS)[number];

export const OP_NAMES = ['insert', 'erase', 'find', 'walk', 'ancestor', 'pop', 'union', 'add', 'query'] as const;
export type OpName = (typeof OP_NAMES)[number];

/** `args` are keys, indices and amounts, or the letters of a word; each from 0 to 99. */
export interface Operation {
  op: OpName;
  args: number[];
}

export type NodeTone = 'plain' | 'red' | 'black' | 'end';

/** A node as it is drawn. */
export interface TreeNode {
  id: number;
  text: string;
  /** Small text beside it. */
  sub?: string;
  tone?: NodeTone;
  /** Several keys in one box. */
  keys?: readonly string[];
  /** Word on the line from its parent. */
  edge?: string;
  /** In a binary tree left and right, undefined where there is none; else any number. */
  children: readonly (TreeNode | undefined)[];
}

/** Numbers below the tree: an array, or what has been put out. */
export interface Row {
  label: string;
  values: readonly string[];
  touched?: readonly number[];
}

export interface TreeScene extends Scene {
  roots: readonly TreeNode[];
  /** Nodes that this step looks at. */
  active: readonly number[];
  /** Nodes that it has changed. */
  changed: readonly number[];
  row: Row | undefined;
  /** What the operation has found: keys, a sum, an index. */
  result: readonly number[];
}

/** A tree that operations change; each step goes onto the reel. */
export interface Structure {
  apply: (operation: Operation, reel: Reel) => void;
  draw: () => TreeNode[];
  row?: () => Row;
}

export interface Shot extends Scene {
  active?: readonly number[];
  changed?: readonly number[];
  /** In place of the structure's own row. */
  row?: Row;
  result?: readonly number[];
}

/** Takes a picture after a step. */
export type Reel = (shot: Shot) => void;

/** The drawn nodes, parents before children. */
export function nodesOf(roots: readonly (TreeNode | undefined)[]): TreeNode[] {
  return roots.flatMap((node) => (node ? [node, ...nodesOf(node.children)] : []));
}
