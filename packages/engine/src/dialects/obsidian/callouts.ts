/** `> [!note] 标题`, `> [!tip]-`: quotes that are admonitions, or open on a press. */
import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { admonition } from '../../pipeline/markdown/directive/admonition.ts';
import { ADMONITION_WORDS } from '../kit/admonition-words.ts';

const MARKER = /^\[!([\w-]+)(?:\|[^\]]*)?\]([+-]?)[ \t]*/;

/** Rewrites the quotes of the tree in place. */
export function rewriteCallouts(tree: Root): void {
  visit(tree, 'blockquote', (quote) => {
    const first = quote.children[0];
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    const found = text?.type === 'text' ? MARKER.exec(text.value) : null;
    if (first?.type !== 'paragraph' || text?.type !== 'text' || !found?.[1]) return;
    text.value = text.value.slice(found[0].length);
    const title = takeFirstLine(first);
    if (first.children.length === 0) quote.children.shift();
    const word = found[1].toLowerCase();
    const shown: PhrasingContent[] = textOf(title) ? title : [{ type: 'text', value: capitalised(word) }];
    if (found[2]) fold(quote, shown, found[2] === '+');
    else admonition(quote, ADMONITION_WORDS[word] ?? 'note', shown);
  });
}

/** The inline content up to the first line's end, taken out of the paragraph. */
function takeFirstLine(paragraph: Paragraph): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  for (let next = paragraph.children[0]; next; next = paragraph.children[0]) {
    if (next.type === 'break') {
      paragraph.children.shift();
      return line;
    }
    const end = next.type === 'text' ? next.value.indexOf('\n') : -1;
    if (next.type === 'text' && end >= 0) {
      if (end > 0) line.push({ ...next, value: next.value.slice(0, end) });
      next.value = next.value.slice(end + 1);
      if (next.value === '') paragraph.children.shift();
      return line;
    }
    line.push(next);
    paragraph.children.shift();
  }
  return line.filter((node) => node.type !== 'text' || node.value !== '');
}

function fold(quote: Blockquote, title: PhrasingContent[], isOpen: boolean): void {
  quote.children.unshift({ type: 'paragraph', children: title, data: { hName: 'summary' } });
  quote.data = { ...quote.data, hName: 'details', hProperties: isOpen ? { open: true } : {} };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
