/** The pages that lead to others: the contents, as the sidebar has them, and the title page. */
import type { Element } from 'hast';
import type { Book, Entry } from '../book.ts';
import { element } from '../read/tree.ts';
import { words } from '../words/books.ts';
import { pageOf } from './page.ts';

/** `nav.xhtml`. */
export function contentsPage({ contents }: Book): string {
  const nav = element('nav', { 'epub:type': 'toc', id: 'toc' }, element('h1', {}, words.contents), listOf(contents));
  return pageOf(words.contents, nav);
}

function listOf(entries: readonly Entry[]): Element {
  const items = entries.map(({ label, chapter, items: below }) => {
    const line = chapter ? element('a', { href: `${chapter.id}.xhtml` }, label) : element('span', {}, label);
    return element('li', {}, line, ...(below.length > 0 ? [listOf(below)] : []));
  });
  return element('ol', {}, ...items);
}

/** `title.xhtml`. */
export function titlePage({ title, description = '', site, date, chapters }: Book): string {
  const address = site.url + site.baseUrl;
  return pageOf(
    title,
    element(
      'section',
      { className: ['title-page'], 'epub:type': 'titlepage' },
      element('p', {}, site.title),
      element('h1', {}, title),
      element('p', {}, description),
      element('p', { className: ['soft'] }, words.extent(chapters.length, date)),
      element('p', { className: ['soft'] }, element('a', { href: address }, decodeURI(address))),
    ),
  );
}

/** `cover.xhtml`. */
export function coverPage({ title }: Book): string {
  return pageOf(
    title,
    element('div', { className: ['cover'] }, element('img', { src: 'cover.svg', alt: words.cover(title) })),
  );
}
