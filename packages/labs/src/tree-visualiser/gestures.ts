/** What pressing a node means, and what a pair of nodes means: one dragged onto the other. */

import type { Placed } from './layout.ts';
import { FIRST_VALUES } from './segment.ts';
import type { Kind, Operation, TreeNode } from './types.ts';

/** The stretch of numbers under a node of the segment tree. */
function stretch(node: TreeNode): [number, number] {
  let [first, last] = [node.id, node.id];
  while (first < FIRST_VALUES.length) [first, last] = [2 * first, 2 * last + 1];
  return [first - FIRST_VALUES.length, last - FIRST_VALUES.length];
}

/** The operation of a press. */
export function pressed(kind: Kind, { node, parent }: Placed): Operation | undefined {
  switch (kind) {
    case 'heap':
      return parent ? undefined : { op: 'pop', args: [] };
    case 'segment':
      return { op: 'query', args: stretch(node) };
    case 'fenwick':
      return { op: 'query', args: [node.id] };
    case 'union-find':
      return { op: 'find', args: [node.id] };
    case 'trie':
    case 'tags':
      return undefined;
    case 'bplus':
      return { op: 'find', args: [Number(node.keys?.[0] ?? 0)] };
    default:
      return { op: 'find', args: [Number(node.text)] };
  }
}

/** The operation of one node dragged onto another. */
export function paired(kind: Kind, from: TreeNode, to: TreeNode): Operation | undefined {
  if (kind === 'union-find') return { op: 'union', args: [from.id, to.id] };
  if (kind === 'segment') {
    const ends = [...stretch(from), ...stretch(to)];
    return { op: 'query', args: [Math.min(...ends), Math.max(...ends)] };
  }
  const isSearchTree = kind === 'bst' || kind === 'avl' || kind === 'red-black';
  return isSearchTree ? { op: 'ancestor', args: [Number(from.text), Number(to.text)] } : undefined;
}

/** The word that leads to a node of a trie, as letters. */
export function wordTo(place: Placed, letters: readonly string[]): number[] {
  const word: number[] = [];
  for (let one: Placed | undefined = place; one?.parent; one = one.parent) word.unshift(letters.indexOf(one.node.text));
  return word;
}
