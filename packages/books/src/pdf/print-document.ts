/** The whole book as one HTML document for the browser that prints it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toHtml } from 'hast-util-to-html';
import { packageFolder } from 'study-notes/cli/package-folder';
import { escapeText } from 'study-notes/emit/escape';
import { stripBase } from 'study-notes/shared/paths';
import type { Book, Chapter, Entry } from '../book.ts';
import { readable } from '../read/page-address.ts';
import { words } from '../words/books.ts';

/** Nothing runs and nothing is fetched: the document is made of files of the site. */
const POLICY = "default-src 'none'; style-src file: 'unsafe-inline'; font-src file:; img-src file: data:";

/** The document; `pages` has the number of each chapter's page. Until they are known nothing is painted, which is most of the work. */
export function printDocument(book: Book, pages?: ReadonlyMap<string, number>): string {
  const { site, title, chapters } = book;
  const files = new Set(chapters.flatMap(({ styles }) => styles));
  const sheets = [...files].flatMap((path) => {
    const file = stripBase(site.baseUrl, path);
    return file === null ? [] : `<link rel="stylesheet" href="${fileAddress(site.folder, file)}">`;
  });
  const own = readFileSync(join(packageFolder(import.meta.url), 'src/pdf/book.css'), 'utf8');
  return [
    `<!doctype html><html lang="${site.language}" data-theme="light"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${escapeText(`${title} - ${site.title}`)}</title>`,
    `<style>${chapters[0]?.sheet ?? ''}</style>${sheets.join('')}<style>${own}${runningHeads(book)}${pages ? '' : UNSEEN}</style></head><body>`,
    titlePage(book),
    `<nav class="contents"><p class="contents-title">${words.contents}</p>${printEntries(book.contents, pages ?? new Map())}</nav>`,
    ...chapters.map(({ article }) => toHtml(article)),
    '</body></html>',
  ].join('\n');
}

/** Laid out, not painted. */
const UNSEEN = 'body { visibility: hidden }';

/** Address of a file of the built site. */
export function fileAddress(folder: string, file: string): string {
  return pathToFileURL(join(folder, file)).href;
}

/** At the top of a chapter's pages stand the book's name and the chapter's. */
function runningHeads({ title, chapters }: Book): string {
  const font = 'font: 9pt "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; color: #545860';
  const head = ({ id, title: own }: Chapter) =>
    `#${id} { page: ${id} } @page ${id} { @top-left { content: ${cssText(title)}; ${font} } @top-right { content: ${cssText(own)}; ${font} } }`;
  return chapters.map(head).join('\n');
}

/** A string of CSS, also safe within `<style>`. */
function cssText(text: string): string {
  return `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}

function titlePage({ title, description, site, date, chapters }: Book): string {
  const address = site.url + site.baseUrl;
  return `<section class="title-page"><p class="of">${escapeText(site.title)}</p><p class="book-title">${escapeText(title)}</p>${
    description ? `<p class="about">${escapeText(description)}</p>` : ''
  }<div class="rule"></div><p class="foot">${words.extent(chapters.length, date)}<br><a href="${escapeText(address)}">${escapeText(readable(address))}</a></p></section>`;
}

function printEntries(entries: readonly Entry[], pages: ReadonlyMap<string, number>): string {
  const print = ({ label, chapter, items }: Entry) => {
    const text = `<span>${escapeText(label)}</span>`;
    const line = chapter
      ? `<a class="line-of" href="#${chapter.id}">${text}<span class="dots"></span><span class="number">${pages.get(chapter.id) ?? ''}</span></a>`
      : `<span class="line-of">${text}</span>`;
    return `<li>${line}${items.length > 0 ? printEntries(items, pages) : ''}</li>`;
  };
  return `<ol>${entries.map(print).join('')}</ol>`;
}
