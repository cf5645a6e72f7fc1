/** Where an offset of a node's text lies in the note. */
import type { Node } from 'mdast';
import type { Place } from '../context.ts';

/** Line and column of `offset` in `value`; `body` is searched because quotes and lists indent the lines after the first. */
export function placeInNode(node: Node, value: string, offset: number, body: string): Place {
  const start = node.position?.start ?? { line: 1, column: 1 };
  const before = value.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  if (before.length === 1) return { line: start.line, column: start.column + column - 1 };
  const line = start.line + before.length - 1;
  const written = body.split('\n', line)[line - 1] ?? '';
  const indent = Math.max(0, written.indexOf(value.split('\n')[before.length - 1] ?? ''));
  return { line, column: column + indent };
}
