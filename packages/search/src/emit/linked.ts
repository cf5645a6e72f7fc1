/** How often the other notes lead to each: of two pages that say the same, readers want the one that authors point at. */
import { listedDocs } from 'study-notes/emit/listed-docs';
import type { Doc, Site } from 'study-notes/pipeline/types';
import { cleanPath } from 'study-notes/shared/paths';

/** What more notes than these doublings make (15) lead to is no likelier for it. */
const MOST = 4;

/** How often the number of notes that link to a page has doubled, 0–4; a page that is not named has 0. */
export function linkedOf(site: Site): Map<Doc, number> {
  const pages = new Map(site.docs.flatMap((doc) => [doc.path, ...doc.aliases].map((path) => [path, doc])));
  const counts = new Map<Doc, number>();
  for (const from of listedDocs(site)) {
    const targets = from.summary.links.map(({ path }) => pages.get(path ?? '') ?? pages.get(cleanPath(path ?? '')));
    for (const to of new Set(targets)) if (to && to !== from) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return new Map([...counts].map(([doc, count]) => [doc, Math.min(MOST, Math.floor(Math.log2(1 + count)))]));
}
