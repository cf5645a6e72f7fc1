/** The words of an element in one line, formulas among them. */
import type { Element, ElementContent } from 'hast';
import { formulaText } from 'study-notes/pipeline/markdown/formula-text';

/** Of an item: what is no prose, the marks of footnotes and the readings above characters. */
const SKIPPED = new Set(['pre', 'figure', 'svg', 'button', 'table', 'rt', 'rp']);

/** The text of an element; KaTeX's markup is text in the tree. */
export function wordsOf({ children }: Element): string {
  return children.map(wordsIn).join('').replace(/\s+/g, ' ').trim();
}

function wordsIn(node: ElementContent | { type: 'raw'; value: string }): string {
  if (node.type === 'raw') return formulaText(node.value);
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || SKIPPED.has(node.tagName) || isFootnoteMark(node)) return '';
  if (node.tagName === 'br') return ' ';
  // Within an item the parts stand apart.
  const text = node.children.map(wordsIn).join('');
  return /^(?:p|li|ul|ol)$/.test(node.tagName) ? `${text} ` : text;
}

function isFootnoteMark({ properties }: Element): boolean {
  return properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
}
