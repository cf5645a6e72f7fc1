/** Prints an article's tree, as short as browsers can read it: what every reader fetches begins here. */
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';

const BLOCKS = new Set(
  `p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tr th td div section figure figcaption blockquote details
  summary hr`.split(/\s+/),
);

/** HTML without quotes, ends of elements and breaks between blocks that need not be; takes the breaks out of the tree. */
export function printHtml(tree: Root): string {
  dropBreaks(tree);
  return toHtml(tree, { allowDangerousHtml: true, preferUnquoted: true, omitOptionalTags: true });
}

/** A break after a block's tag is in the source alone; in text, code and drawings all stays as it is. */
function dropBreaks(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && /^(?:pre|svg|math)$/.test(node.tagName)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined || !/^\n+$/.test(node.value)) return undefined;
    const before = parent.children[index - 1] ?? parent;
    if (before.type !== 'root' && !isBlock(before)) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

function isBlock(node: { type: string }): boolean {
  return node.type === 'element' && BLOCKS.has((node as Element).tagName);
}
