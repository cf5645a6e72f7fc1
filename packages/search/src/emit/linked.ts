/** How often the other notes lead to each: of two pages that say the same, readers want the one that authors point at. */
import { listedDocs } from 'study-notes/emit/listed-docs';
import type { Doc, LinkReference, Site } from 'study-notes/pipeline/types';
import { cleanPath } from 'study-notes/shared/paths';

/** What more notes than these doublings make (15) lead to is no likelier for it. */
const MOST = 4;

/** A link of a note that lists name to another note. */
export interface NoteLink {
  from: Doc;
  to: Doc;
  link: LinkReference;
}

/** All links between notes, those of notes that lists leave out excepted. */
export function linksOf(site: Site): NoteLink[] {
  const pages = new Map(site.docs.flatMap((doc) => [doc.path, ...doc.aliases].map((path) => [path, doc])));
  return listedDocs(site).flatMap((from) =>
    from.summary.links.flatMap((link) => {
      const to = pages.get(link.path ?? '') ?? pages.get(cleanPath(link.path ?? ''));
      return to && to !== from ? [{ from, to, link }] : [];
    }),
  );
}

/** How often the number of notes that link to a page has doubled, 0–4; a page that is not named has 0. */
export function linkedOf(links: NoteLink[]): Map<Doc, number> {
  const sources = new Map<Doc, Set<Doc>>();
  for (const { from, to } of links) sources.set(to, (sources.get(to) ?? new Set()).add(from));
  return new Map([...sources].map(([doc, { size }]) => [doc, Math.min(MOST, Math.floor(Math.log2(1 + size)))]));
}
