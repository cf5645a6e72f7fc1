/** A page's description when its front matter gives none: the first paragraph, cut at a sentence where possible. */
import type { Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Characters; search engines cut about here. */
const MAX_LENGTH = 160;

/** Characters of a paragraph that are examined. */
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
  if (text.length <= MAX_LENGTH) return text;
  const cut = [...text].slice(0, MAX_LENGTH - 1).join('');
  const sentence = /^.*[。！？]/su.exec(cut)?.[0];
  return sentence && sentence.length > MAX_LENGTH / 3 ? sentence : `${cut}…`;
}
