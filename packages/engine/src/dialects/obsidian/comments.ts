/** `%%…%%`: what Obsidian shows to its author alone. `^id` at a block's end names the block for links. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { mapTextLines } from '../../pipeline/markdown/directive/normalize-directives.ts';

const BLOCK_ID = /(?:^|[ \t\n])\^[\w-]+[ \t]*$/;

/** Empties what comments hold outside code; one that never ends is none. */
export function hideComments(source: string): string {
  if (!source.includes('%%')) return source;
  let isOpen = false;
  let left = 0;
  mapTextLines(source, (line) => {
    left += marksIn(line);
    return line;
  });
  left -= left % 2;
  return mapTextLines(source, (line) =>
    line
      .split('%%')
      .map((part, at) => {
        const isMark = at > 0 && left > 0;
        if (isMark) left--;
        if (isMark) isOpen = !isOpen;
        return isOpen ? '' : (at > 0 && !isMark ? '%%' : '') + part;
      })
      .join(''),
  );
}

function marksIn(line: string): number {
  return line.split('%%').length - 1;
}

/** Takes the names of blocks out of the tree. */
export function takeBlockIds(tree: Root): void {
  visit(tree, 'paragraph', (paragraph) => {
    const last = paragraph.children.at(-1);
    if (last?.type === 'text') last.value = last.value.replace(BLOCK_ID, '');
  });
}
