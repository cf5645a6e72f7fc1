/** Visiting all nodes in an order, and the lowest node above two. */
import type { SearchNode } from './search-node.ts';
import type { Reel } from './types.ts';
import { words } from './words/lab.ts';

type Tree = SearchNode | undefined;

const WALKS: readonly ((node: Tree) => SearchNode[])[] = [
  (node) => order(node, 0),
  (node) => order(node, 1),
  (node) => order(node, 2),
  (node) => {
    const queue = node ? [node] : [];
    for (const next of queue) queue.push(...[next.left, next.right].filter((child) => child !== undefined));
    return queue;
  },
];

/** Depth first; a node itself comes before its left, after its left or after its right part. */
function order(node: Tree, place: 0 | 1 | 2): SearchNode[] {
  if (!node) return [];
  const parts = [order(node.left, place), order(node.right, place)];
  parts.splice(place, 0, [node]);
  return parts.flat();
}

export function walk(root: Tree, way: number, reel: Reel): void {
  const name = words.orders[way] ?? words.orders[0] ?? '';
  const visited = (WALKS[way] ?? WALKS[0])?.(root) ?? [];
  const all = WALKS[3]?.(root) ?? [];
  for (const [i, node] of visited.entries()) {
    const waiting = all.filter((other) => !visited.slice(0, i + 1).includes(other)).slice(0, 3);
    const keys = [node, ...waiting].map(({ key }) => key).sort((a, b) => a - b);
    reel({
      says: words.visits(name, i + 1, node.key),
      active: [node.id],
      row: { label: name, values: visited.slice(0, i + 1).map(({ key }) => String(key)), touched: [i] },
      result: visited.slice(0, i + 1).map(({ key }) => key),
      ...(keys.length > 1 && {
        branch: { question: words.whoIsNext(name), choices: keys.map(String), right: keys.indexOf(node.key) },
      }),
    });
  }
  reel({
    says: words.walked(name, visited.map(({ key }) => key).join(' ') || words.emptyTree),
    row: { label: name, values: visited.map(({ key }) => String(key)) },
    result: visited.map(({ key }) => key),
  });
}

/** In a search tree: the first node on the way down whose key lies between the two. */
export function lowestAncestor(root: Tree, [a, b]: readonly [number, number], reel: Reel) {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  let node = root;
  while (node && (node.key < low || node.key > high)) {
    const isLeft = node.key > high;
    reel({
      says: words.bothOneSide(
        low,
        high,
        isLeft ? words.lessThan : words.moreThan,
        node.key,
        isLeft ? words.left : words.right,
      ),
      active: [node.id],
      branch: {
        question: words.ancestorAsk(node.key, low, high),
        choices: [words.goLeft, words.goRight, words.thisOne],
        right: isLeft ? 0 : 1,
      },
    });
    node = isLeft ? node.left : node.right;
  }
  if (!node) return reel({ says: words.noneBetween(low, high) });
  reel({
    says: words.parts(node.key, low, high),
    active: [node.id],
    result: [node.key],
    branch: {
      question: words.ancestorAsk(node.key, low, high),
      choices: [words.goLeft, words.goRight, words.thisOne],
      right: 2,
    },
  });
}
