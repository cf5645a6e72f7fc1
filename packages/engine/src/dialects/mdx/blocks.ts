/** What an element holds, as blocks. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Jsx } from './attributes.ts';

/** The children as blocks: a line of text is a paragraph. */
export function blocks({ children }: Jsx): RootContent[] {
  const made: RootContent[] = [];
  for (const child of children as RootContent[]) {
    const last = made.at(-1);
    if (!isPhrasing(child)) made.push(child);
    else if (last?.type === 'paragraph' && last.data && 'isLoose' in last.data) last.children.push(child);
    else if (!isBlank(child)) made.push({ type: 'paragraph', children: [child], data: { isLoose: true } as never });
  }
  return made;
}

function isPhrasing(node: RootContent): node is PhrasingContent {
  return ['text', 'emphasis', 'strong', 'inlineCode', 'link', 'image', 'delete', 'break', 'html'].includes(node.type);
}

/** Nothing but space. */
export function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
