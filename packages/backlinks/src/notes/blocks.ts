/** The text of an article by blocks, in which a sentence can lie: paragraphs, items, table rows. */
import type { Element, ElementContent, Root } from 'hast';
import { formulaText } from 'study-notes/pipeline/markdown/formula-text';

/** A stretch of text. */
export interface Piece {
  text: string;
  /** Code and formulas, whose signs end no sentence. */
  isOpaque?: true;
  /** Address of a link's. */
  href?: string;
}

export interface Block {
  pieces: Piece[];
  /** Id of the heading above. */
  section: string;
  isFootnote: boolean;
}

/** Elements within a line; all others begin and end blocks. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q ruby rb s samp small span strong sub sup u var td th'.split(
    ' ',
  ),
);
/** What is no text of the note's. */
const SKIPPED = new Set(['pre', 'figure', 'svg', 'button', 'script', 'style', 'rt', 'rp', 'input', 'img']);

/** The blocks of an article that hold text, in order. */
export function blocksOf(article: Root): Block[] {
  const blocks: Block[] = [];
  let section = '';
  let isFootnote = false;
  let pieces: Piece[] = [];
  const end = () => {
    if (pieces.some((piece) => piece.isOpaque || piece.text.trim() !== ''))
      blocks.push({ pieces, section, isFootnote });
    pieces = [];
  };
  const walkAll = (nodes: Root['children']) => nodes.forEach(walk);
  const walk = (node: Root['children'][number]): void => {
    if (node.type === 'text') pieces.push({ text: oneLine(node.value) });
    if (node.type !== 'element' || SKIPPED.has(node.tagName)) return;
    const piece = pieceOf(node);
    if (piece) pieces.push(piece);
    else if (INLINE.has(node.tagName)) walkAll(node.children);
    else {
      end();
      if (/^h[2-6]$/.test(node.tagName)) section = String(node.properties.id ?? '');
      if (node.properties.dataFootnotes !== undefined) isFootnote = true;
      walkAll(node.children);
      end();
    }
    // Cells of a row stand apart, as in the table.
    if (/^t[dh]$/.test(node.tagName)) pieces.push({ text: ' · ' });
  };
  walkAll(article.children);
  end();
  return blocks;
}

/** An element that is one piece. */
function pieceOf(node: Element): Piece | undefined {
  const { tagName, properties } = node;
  if (tagName === 'br') return { text: ' ' };
  if (tagName === 'a') return properties.dataFootnoteRef === undefined ? linkPiece(node) : { text: '' };
  if (tagName === 'code') return { text: wordsOf(node), isOpaque: true };
  if (Array.isArray(properties.className) && properties.className.includes('math-inline')) return formulaPiece(node);
  return undefined;
}

function linkPiece(node: Element): Piece {
  const { href, download, dataFootnoteBackref } = node.properties;
  const leavesSite = download !== undefined || /^[a-z][a-z\d+.-]*:/i.test(String(href));
  const isForeign = leavesSite || dataFootnoteBackref !== undefined;
  return { text: wordsOf(node), isOpaque: true, ...(!isForeign && { href: String(href) }) };
}

/** Read only where a link stands beside it, since reading takes a parser. */
function formulaPiece(node: Element): Piece {
  return {
    get text() {
      return wordsOf(node);
    },
    isOpaque: true,
  };
}

/** The text of an element in one line; KaTeX's markup is text in the tree. */
function wordsOf({ children }: Element): string {
  return oneLine(children.map(wordsIn).join(''));
}

function wordsIn(node: ElementContent | { type: 'raw'; value: string }): string {
  if (node.type === 'element') return wordsOf(node);
  if (node.type === 'raw') return formulaText(node.value);
  return node.type === 'text' ? node.value : '';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
