/** A page's description when its front matter gives none: the first paragraph, cut at a sentence where possible. */
import type { Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Characters; search engines cut about here. */
const LONGEST = 160;

/** Of a longer paragraph the rest is not looked at. */
const ENOUGH = 2000;

/** Text of the first paragraph with words in it; empty when there is none. */
export function describeNote(tree: Root): string {
  const paragraph = tree.children.find(
    (node): node is Paragraph => node.type === 'paragraph' && textOf(node).trim() !== '',
  );
  const text = paragraph
    ? textOf(paragraph)
        .slice(0, ENOUGH)
        .replace(/([^\p{ASCII}])\s*\n\s*(?=[^\p{ASCII}])/gu, '$1')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
  if (text.length <= LONGEST) return text;
  const cut = [...text].slice(0, LONGEST - 1).join('');
  const sentence = /^.*[。！？]/su.exec(cut)?.[0];
  return sentence && sentence.length > LONGEST / 3 ? sentence : `${cut}…`;
}
