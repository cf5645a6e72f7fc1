/** Reads page data from a document, this one or a prefetched one. */
import type { PageData } from '../../shared/page.ts';
import { unpackPage } from '../../shared/page-json.ts';
import { trustedHtml } from '../trusted.ts';

/** The page of a document's text. */
export function parsePage(html: string): PageData {
  return readPage(new DOMParser().parseFromString(trustedHtml(html), 'text/html'));
}

/** The page of a document; fields left out of its data are read from the document itself. */
export function readPage(from: Document): PageData {
  const markupOf = (selector: string) => from.querySelector(selector)?.innerHTML ?? '';
  return {
    ...unpackPage(JSON.parse(from.getElementById('page')?.textContent ?? '')),
    article: markupOf('#article'),
    below: markupOf('#article ~ .below'),
    documentTitle: from.title,
    description: from.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
  };
}
