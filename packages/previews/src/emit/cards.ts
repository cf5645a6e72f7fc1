/** The cards of a page: what its links lead to. */
import type { Doc, Site } from 'study-notes/pipeline/types';
import { own } from 'study-notes/shared/own';
import type { Card } from 'study-notes/shared/page';
import { cleanPath, decodePath, stripBase } from 'study-notes/shared/paths';
import { fitCard } from '../fit-card.ts';
import { notedOf } from '../noted.ts';

const known = new WeakMap<Site, Map<string, Doc>>();

/** Address of a link → its card; links of which there is nothing to say are absent. */
export function cardsOf(doc: Doc, site: Site): Record<string, Card> {
  const cards = notedOf(doc.summary).links.flatMap((href): [string, Card][] => {
    const card = cardOf(href, doc, site);
    return card ? [[href, card]] : [];
  });
  return Object.fromEntries(cards);
}

function cardOf(href: string, from: Doc, site: Site): Card | undefined {
  const [, address = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(href) ?? [];
  const to = address === '' ? from : pageAt(address, site);
  const id = decodePath(fragment);
  if (!to || id === null) return undefined;
  const { places } = notedOf(to.summary);
  // A link to a heading says nothing of the page, not even where the heading has no text. Looked for as browsers do:
  // the id of a footnote is written encoded itself.
  if (id !== '') return own(places, fragment) ?? own(places, id);
  return to === from || !to.note ? undefined : fitCard([to.summary.title, to.summary.description]);
}

function pageAt(address: string, site: Site): Doc | undefined {
  const decoded = decodePath(address);
  const path = decoded === null ? null : stripBase(site.config.baseUrl, decoded);
  const pages = pagesOf(site);
  return path === null ? undefined : (pages.get(path) ?? pages.get(cleanPath(path)));
}

function pagesOf(site: Site): Map<string, Doc> {
  let pages = known.get(site);
  if (!pages) {
    pages = new Map(site.docs.flatMap((doc) => [doc.path, ...doc.aliases].map((path) => [path, doc])));
    known.set(site, pages);
  }
  return pages;
}
