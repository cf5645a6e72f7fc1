/** Visiting all nodes in an order, and the lowest node above two. */
import type { SearchNode } from './search-node.ts';
import type { Reel } from './types.ts';

export const ORDERS = ['前序', '中序', '后序', '层序'] as const;

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
  const name = ORDERS[way] ?? ORDERS[0];
  const visited = (WALKS[way] ?? WALKS[0])?.(root) ?? [];
  const all = WALKS[3]?.(root) ?? [];
  for (const [i, node] of visited.entries()) {
    const waiting = all.filter((other) => !visited.slice(0, i + 1).includes(other)).slice(0, 3);
    const keys = [node, ...waiting].map(({ key }) => key).sort((a, b) => a - b);
    reel({
      says: `${name}的第 ${i + 1} 个是 ${node.key}。`,
      active: [node.id],
      row: { label: name, values: visited.slice(0, i + 1).map(({ key }) => String(key)), touched: [i] },
      result: visited.slice(0, i + 1).map(({ key }) => key),
      ...(keys.length > 1 && {
        branch: { question: `${name}接下来访问谁？`, choices: keys.map(String), right: keys.indexOf(node.key) },
      }),
    });
  }
  reel({
    says: `${name}走完：${visited.map(({ key }) => key).join(' ') || '树是空的'}。`,
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
      says: `${low} 与 ${high} 都${isLeft ? '小于' : '大于'} ${node.key}，一起往${isLeft ? '左' : '右'}走。`,
      active: [node.id],
      branch: {
        question: `走到 ${node.key}，找 ${low} 与 ${high} 的最近公共祖先，接下来呢？`,
        choices: ['往左', '往右', '就是它'],
        right: isLeft ? 0 : 1,
      },
    });
    node = isLeft ? node.left : node.right;
  }
  if (!node) return reel({ says: `走到空位，${low} 与 ${high} 之间没有键。` });
  reel({
    says: `${node.key} 在 ${low} 与 ${high} 之间，两边在此分开，它就是最近公共祖先。`,
    active: [node.id],
    result: [node.key],
    branch: {
      question: `走到 ${node.key}，找 ${low} 与 ${high} 的最近公共祖先，接下来呢？`,
      choices: ['往左', '往右', '就是它'],
      right: 2,
    },
  });
}
