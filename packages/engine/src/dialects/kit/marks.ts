/** Marks around words that Markdown does not know. */
import type { Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** `==marked==` as HTML: a mark opens and closes within one paragraph; one that is alone stays as written. */
export function wrapMarked(tree: Root, mark: string, tag: string): void {
  visit(tree, (node) => {
    if ('children' in node) wrapWithin(node as Parents, mark, tag);
  });
}

function wrapWithin(parent: Parents, mark: string, tag: string): void {
  const places = parent.children.flatMap((child) => (child.type === 'text' ? child.value.split(mark).length - 1 : 0));
  const count = places.reduce((sum, one) => sum + one, 0);
  if (count < 2) return;
  let left = count - (count % 2);
  let isOpen = false;
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type !== 'text' || !child.value.includes(mark)) return [child as RootContent];
    const parts: RootContent[] = [];
    for (const [at, value] of child.value.split(mark).entries()) {
      if (at > 0 && left > 0) {
        parts.push({ type: 'html', value: isOpen ? `</${tag}>` : `<${tag}>` });
        isOpen = !isOpen;
        left--;
      } else if (at > 0) {
        parts.push({ type: 'text', value: mark });
      }
      if (value) parts.push({ ...child, value });
    }
    return parts;
  }) as never;
}
