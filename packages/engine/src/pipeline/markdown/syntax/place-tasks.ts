/** Where the text of a task begins whose box ends its line: the library that takes the box away counts its line end as a column. */
import type { ListItem, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Moves such texts, and their paragraphs, to the line on which they are. */
export function placeTasks(tree: Root, source: string): void {
  visit(tree, 'listItem', (item) => {
    for (const { position } of textsOf(item)) {
      const { start } = position ?? {};
      if (!start || source[(start.offset ?? 0) - 1] !== '\n' || start.column === 1) continue;
      start.line++;
      start.column = 1;
    }
  });
}

function textsOf({ checked, children: [head] }: ListItem) {
  if (typeof checked !== 'boolean' || head?.type !== 'paragraph') return [];
  const [text] = head.children;
  // Both may share the place.
  return [...new Set([head, ...(text ? [text] : [])])];
}
