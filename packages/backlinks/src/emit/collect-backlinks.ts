/** Who links to which note, over the whole site. */
import type { Doc, Site } from 'study-notes/pipeline/types';
import { cleanPath } from 'study-notes/shared/paths';
import { type Mention, mentionsOf } from '../mention.ts';

/** A note that links to another, with the sentences in which it does. */
export interface Backlink {
  title: string;
  path: string;
  mentions: Mention[];
}

const collected = new WeakMap<Site, Map<string, Backlink[]>>();

/** The notes that link to the page at a path, the most useful first. */
export function backlinksOf(site: Site, path: string): Backlink[] {
  let all = collected.get(site);
  if (!all) {
    all = collectAll(site);
    collected.set(site, all);
  }
  return all.get(path) ?? [];
}

function collectAll(site: Site): Map<string, Backlink[]> {
  const pages = new Map(site.docs.flatMap((doc) => [doc.path, ...doc.aliases].map((path) => [path, doc])));
  const intros = new Map(site.config.sidebars.map(({ intro, folder }) => [`/${intro}`, `/${folder}/`]));
  const found = new Map<string, Backlink[]>();
  for (const from of site.docs.filter(({ unlisted }) => !unlisted)) {
    const byTarget = new Map<Doc, Mention[]>();
    for (const mention of mentionsOf(from.summary)) {
      const to = pages.get(mention.path) ?? pages.get(cleanPath(mention.path));
      if (!to || isNavigation(mention, { from, to, folder: intros.get(from.path) })) continue;
      byTarget.set(to, [...(byTarget.get(to) ?? []), mention]);
    }
    for (const [to, mentions] of byTarget) {
      const backlink = { title: from.summary.title, path: from.path, mentions: withoutSame(mentions) };
      found.set(to.path, [...(found.get(to.path) ?? []), backlink]);
    }
  }
  for (const backlinks of found.values()) backlinks.sort((a, b) => usefulness(b) - usefulness(a));
  return found;
}

interface Step {
  from: Doc;
  to: Doc;
  /** Of the section whose introduction `from` is. */
  folder: string | undefined;
}

/** An index's entry or the way to a neighbour at a note's end: the sidebar and the page's foot say these already. */
function isNavigation({ isLast }: Mention, { from, to, folder }: Step): boolean {
  const below = folder ?? (from.path.endsWith('/') ? from.path : undefined);
  const isEntry = below !== undefined && to.path.startsWith(below);
  const isNeighbour = to.path === from.previous?.path || to.path === from.next?.path;
  return to === from || isEntry || (isLast === true && isNeighbour);
}

/** A sentence with two links to one page is told once. */
function withoutSame(mentions: Mention[]): Mention[] {
  const sentenceOf = ({ before, words, after }: Mention) => before + words + after;
  return [...new Map(mentions.toReversed().map((one) => [sentenceOf(one), one])).values()].reverse();
}

/** A sentence of the text tells more than where to read on at a note's end, and that more than a bare link; several more than one. */
function usefulness({ mentions }: Backlink): number {
  const said = mentions.filter(hasSentence);
  return said.filter(({ isLast }) => !isLast).length * 10_000 + said.length * 100 + mentions.length;
}

/** Whether something stands around the link. */
export function hasSentence({ before, after }: Mention): boolean {
  return /\p{L}/u.test(before + after);
}
