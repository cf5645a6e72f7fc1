/** A formula as a line of text, for search results: fractions with a slash, indices with _ and ^. */
import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { own } from '../../shared/own.ts';

type Layout = (parts: string[], element?: Element) => string;

const power: Layout = ([base = '', above = '']) => `${base}^${grouped(above)}`;
const index: Layout = ([base = '', below = '']) => `${base}_${grouped(below)}`;
const both: Layout = ([base = '', below = '', above = '']) => `${base}_${grouped(below)}^${grouped(above)}`;

const LAYOUTS: Record<string, Layout> = {
  mfrac: ([above = '', below = '']) => `${grouped(above)}/${grouped(below)}`,
  msup: power,
  // An accent belongs to its letter.
  mover: (parts, element) => (element?.properties.accent ? (parts[0] ?? '') : power(parts)),
  msub: index,
  munder: index,
  msubsup: both,
  munderover: both,
  msqrt: (parts) => `√${grouped(parts.join(''))}`,
  mroot: ([base = '', degree = '']) => `${grouped(base)}^(1/${degree})`,
  mtr: (parts) => parts.join(' '),
  mtable: (parts) => parts.join('; '),
  mspace: () => ' ',
  annotation: () => '',
};

/** The text of a formula that KaTeX drew, from the MathML in it. */
export function formulaText(html: string): string {
  const mathMl = html.slice(html.indexOf('<math'), html.indexOf('</math>'));
  return fromHtml(mathMl, { fragment: true })
    .children.map(lineOf)
    .join('')
    .replace(/[\u2061-\u2064\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function lineOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const layout = own(LAYOUTS, node.tagName);
  const parts = node.children.map(lineOf);
  return layout ? layout(parts, node) : parts.join('');
}

/** Parenthesised where needed. */
function grouped(text: string): string {
  return /^[\p{L}\p{N}]*$/u.test(text) || /^.$/u.test(text) ? text : `(${text})`;
}
