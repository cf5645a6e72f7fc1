/** What paper needs besides: pictures by their files, addresses that can be read, and a mark on what may be broken across pages. */
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Book, Chapter } from '../book.ts';
import { readable } from '../read/page-address.ts';
import { element, elementsOf, hasClass } from '../read/tree.ts';
import { fileAddress } from './file-address.ts';
import { ELSEWHERE } from './join/join-parts.ts';
import { markLinks } from './places.ts';

/** Lines of code and rows of a table that take about a third of a page: kept whole, longer ones would leave as much of a page empty. */
const LONG = 16;

/** The book with its chapters for paper. */
export function onPaper(book: Book): Book {
  const chapters = book.chapters.map((chapter) => ({ ...chapter, article: structuredClone(chapter.article) }));
  for (const chapter of chapters) {
    for (const node of elementsOf(chapter.article)) fit(node, book.site.folder);
    markLinks(chapter);
    listAddresses(chapter);
  }
  return { ...book, chapters };
}

function fit(node: Element, folder: string): void {
  if (hasClass(node, 'katex')) drawFormula(node);
  const { dataFile, ...properties } = node.properties;
  if (dataFile !== undefined) node.properties = { ...properties, src: fileAddress(folder, String(dataFile)) };
  const size = hasClass(node, 'code') ? textOf(node).split('\n').length : hasClass(node, 'table') ? rows(node) : 0;
  const classes = node.properties.className;
  if (size > LONG && Array.isArray(classes)) node.properties.className = [...classes, 'long'];
}

/** A formula is a picture whose description is its source; the MathML that screens hide would be laid out for nothing. */
function drawFormula(node: Element): void {
  const parts = elementsOf(node);
  const source = parts.find(({ tagName }) => tagName === 'annotation');
  const drawn = parts.find((part) => hasClass(part, 'katex-html'));
  if (!source || !drawn) return;
  node.properties = { ...node.properties, role: 'img', ariaLabel: textOf(source) };
  node.children = [element('span', { className: ['katex-html'] }, ...drawn.children)];
}

function rows(node: Element): number {
  return elementsOf(node).filter(({ tagName }) => tagName === 'tr').length;
}

/** Numbers the links that lead out of the book, and lists where to at the chapter's end. */
function listAddresses({ article }: Chapter): void {
  const addresses: string[] = [];
  for (const node of elementsOf(article)) {
    const href = String(node.properties.href ?? '');
    const isWithin = href.startsWith('#') || href.startsWith(ELSEWHERE);
    // The address is the text, or stands there already.
    const isTold = readable(href) === textOf(node) || href === textOf(node) || hasClass(node, 'plain');
    if (node.tagName !== 'a' || href === '' || isWithin || isTold) continue;
    if (!addresses.includes(href)) addresses.push(href);
    node.children.push(element('span', { className: ['address-number'] }, `[${addresses.indexOf(href) + 1}]`));
  }
  if (addresses.length === 0) return;
  const items = addresses.map((href) =>
    element('li', {}, element('a', { href, className: ['plain'] }, readable(href))),
  );
  article.children.push(element('ol', { className: ['addresses'] }, ...items));
}
