/** What stands before the first chapter: the title page and the contents. */
import { escapeText } from 'study-notes/emit/escape';
import type { Book, Entry } from '../book.ts';
import { readable } from '../read/page-address.ts';
import { words } from '../words/books.ts';
import { ELSEWHERE } from './join/join-parts.ts';

/** The title page. */
export function titlePage({ title, description, site, date, chapters }: Book): string {
  const address = site.url + site.baseUrl;
  return `<section class="title-page"><p class="of">${escapeText(site.title)}</p><p class="book-title">${escapeText(title)}</p>${
    description ? `<p class="about">${escapeText(description)}</p>` : ''
  }<div class="rule"></div><p class="foot">${words.extent(chapters.length, date)}<br><a href="${escapeText(address)}">${escapeText(readable(address))}</a></p></section>`;
}

/** The contents; `pages` has the number of each chapter's page. */
export function contentsOf({ contents }: Book, pages: ReadonlyMap<string, number>): string {
  return `<nav class="contents"><p class="contents-title">${words.contents}</p>${printEntries(contents, pages)}</nav>`;
}

function printEntries(entries: readonly Entry[], pages: ReadonlyMap<string, number>): string {
  const print = ({ label, chapter, items }: Entry) => {
    const text = `<span>${escapeText(label)}</span>`;
    const line = chapter
      ? `<a class="line-of" href="${ELSEWHERE}${chapter.id}">${text}<span class="dots"></span><span class="number">${pages.get(chapter.id) ?? ''}</span></a>`
      : `<span class="line-of">${text}</span>`;
    return `<li>${line}${items.length > 0 ? printEntries(items, pages) : ''}</li>`;
  };
  return `<ol>${entries.map(print).join('')}</ol>`;
}
