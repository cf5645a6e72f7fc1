/** GitHub's alerts, `> [!NOTE]`, look like admonitions. */
import type { Blockquote, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { admonition } from './admonition.ts';
import { ADMONITIONS } from './kinds.ts';

const MARKER = new RegExp(`^\\[!(${Object.keys(ADMONITIONS).join('|')})\\][ \\t]*(?:\\n|$)`, 'i');

/** Turns every alert of the tree into an admonition. */
export function remarkAlert(tree: Root): void {
  visit(tree, 'blockquote', (quote: Blockquote) => {
    const first = quote.children[0];
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    const match = text?.type === 'text' ? MARKER.exec(text.value) : null;
    if (first?.type !== 'paragraph' || text?.type !== 'text' || !match?.[1]) return;
    text.value = text.value.slice(match[0].length);
    if (text.value === '') first.children.shift();
    const rest: PhrasingContent[] = first.children;
    if (rest[0]?.type === 'break') rest.shift();
    if (rest.length === 0) quote.children.shift();
    admonition(quote, match[1].toLowerCase(), []);
  });
}
