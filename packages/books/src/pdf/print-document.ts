/** The book as HTML documents for the browser that prints them: its front, and some chapters in each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { packageFolder } from 'study-notes/cli/package-folder';
import { escapeText } from 'study-notes/emit/escape';
import { stripBase } from 'study-notes/shared/paths';
import type { Book, Chapter } from '../book.ts';
import { fileAddress } from './file-address.ts';
import { contentsOf, titlePage } from './front.ts';
import { placesLinkedTo } from './places.ts';

/** Nothing runs and nothing is fetched: the document is made of files of the site. */
const POLICY = "default-src 'none'; style-src file: 'unsafe-inline'; font-src file:; img-src file: data:";

/** Characters of HTML that make some hundred pages: each part takes half a second of its own, its fonts above all, and the joining wants several for all cores to be busy. */
export const PART = 1_000_000;

/** Before it prints, Chromium would lay everything out for a window too, and paint it. */
const NOT_ON_SCREEN = '@media screen { body { display: none } }';

/** The title page and the contents; until the pages are known, without their numbers. */
export function frontDocument(book: Book, pages: ReadonlyMap<string, number> = new Map()): string {
  return documentOf(book, [], titlePage(book) + contentsOf(book, pages));
}

/** Chapters that are printed together. */
export interface PartDocument {
  chapters: Chapter[];
  html: string;
}

interface Cut {
  /** Characters of HTML in a part. */
  length?: number | undefined;
  chapters?: Chapter[];
}

/** Documents of a book's chapters, or of some, as many in each as make a part. */
export function partDocuments(
  book: Book,
  { length: most = PART, chapters: wanted = book.chapters }: Cut = {},
): PartDocument[] {
  const linked = placesLinkedTo(book);
  const parts: { chapters: Chapter[]; articles: string[]; length: number }[] = [];
  for (const chapter of wanted) {
    const html = toHtml(chapter.article) + printPlaces(linked.get(chapter) ?? []);
    const last = parts.at(-1);
    const part = last && last.length + html.length <= most ? last : { chapters: [], articles: [], length: 0 };
    if (part !== last) parts.push(part);
    part.chapters.push(chapter);
    part.articles.push(html);
    part.length += html.length;
  }
  return parts.map(({ chapters, articles }) => ({ chapters, html: documentOf(book, chapters, articles.join('\n')) }));
}

function documentOf({ site, title, chapters: [first] }: Book, chapters: Chapter[], body: string): string {
  const files = new Set(chapters.flatMap(({ styles }) => styles));
  const sheets = [...files].flatMap((path) => {
    const file = stripBase(site.baseUrl, path);
    return file === null ? [] : `<link rel="stylesheet" href="${fileAddress(site.folder, file)}">`;
  });
  const own = readFileSync(join(packageFolder(import.meta.url), 'src/pdf/book.css'), 'utf8');
  return [
    `<!doctype html><html lang="${site.language}" data-theme="light"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${escapeText(`${title} - ${site.title}`)}</title>`,
    `<style>${first?.sheet ?? ''}</style>${sheets.join('')}<style>${own}${runningHeads(title, chapters)}${NOT_ON_SCREEN}</style></head>`,
    `<body>${body}</body></html>`,
  ].join('\n');
}

/** Chromium tells a place's page only when a link of the same document leads to it. */
function printPlaces(ids: readonly string[]): string {
  return `<nav hidden>${ids.map((id) => `<a href="#${id}"></a>`).join('')}</nav>`;
}

/** At the top of a chapter's pages stand the book's name and the chapter's. */
function runningHeads(title: string, chapters: readonly Chapter[]): string {
  const font = 'font: 9pt "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; color: #545860';
  const head = ({ id, title: own }: Chapter) =>
    `#${id} { page: ${id} } @page ${id} { @top-left { content: ${cssText(title)}; ${font} } @top-right { content: ${cssText(own)}; ${font} } }`;
  return chapters.map(head).join('\n');
}

/** A string of CSS, also safe within `<style>`. */
function cssText(text: string): string {
  return `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
