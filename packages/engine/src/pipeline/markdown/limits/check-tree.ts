/** Limits checked on the finished tree: later steps and the printer are recursive, and tables are padded. */
import type { Nodes, Root } from 'mdast';
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
      throw new LimitError(`嵌套太深（超过 ${MAX_DEPTH} 层）`, '减少强调、链接和列表的层数。', {
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
  const message = `表格太大（${table.children.length} 行 ${table.align?.length} 列）`;
  throw new LimitError(message, '拆成几个表格，或把数据做成文件再链接过去。', { place: table.position?.start });
}
