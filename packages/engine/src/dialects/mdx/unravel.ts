/** A paragraph that holds nothing but JSX is no paragraph: `<X>字</X>` alone on its line is a block. */
import type { Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Makes blocks of such paragraphs, as MDX itself does. */
export function unravel(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const children = node.children as RootContent[];
    const isJsx = (child: RootContent) => child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression';
    if (!children.some(isJsx) || !children.every((child) => isJsx(child) || isSpace(child))) return undefined;
    const blocks = children.filter((child) => !isSpace(child)).map(asBlock);
    (parent as Parents).children.splice(index, 1, ...(blocks as never[]));
    return [SKIP, index];
  });
}

function isSpace(node: RootContent): boolean {
  return node.type === 'text' && /^\s*$/.test(node.value);
}

function asBlock(node: RootContent): RootContent {
  if (node.type === 'mdxJsxTextElement') return { ...node, type: 'mdxJsxFlowElement' } as RootContent;
  return node.type === 'mdxTextExpression' ? ({ ...node, type: 'mdxFlowExpression' } as RootContent) : node;
}
