/** Limits checked on the finished tree: later steps and the printer are recursive, and tables are padded. */
import type { Nodes, Root } from 'mdast';
import { words } from '../../../words/compiling.ts';
import { LimitError } from './limit-error.ts';

/** Quotes, lists and containers hold emphasis and links of their own; five of our stack frames per level are fine. */
const MAX_DEPTH = 250;
/** Cells of one table; short rows are filled up to the width of the first. */
const MAX_CELLS = 20_000;

/** Throws a `LimitError` at the first node that is too deep or too wide; not recursive, since it guards against deep recursion. */
export function checkTree(tree: Root): void {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    if (depth > MAX_DEPTH) {
      throw new LimitError(words.deep(MAX_DEPTH), words.lessInlineNesting, {
        place: node.position?.start,
        rule: 'too-deep',
      });
    }
    if (node.type === 'table') checkTable(node);
    if ('children' in node) for (const child of node.children) open.push({ node: child, depth: depth + 1 });
  }
}

function checkTable(table: Extract<Nodes, { type: 'table' }>): void {
  const cells = table.children.length * (table.align?.length ?? 0);
  if (cells <= MAX_CELLS) return;
  const message = words.largeTable(table.children.length, table.align?.length);
  throw new LimitError(message, words.splitTable, { place: table.position?.start });
}
