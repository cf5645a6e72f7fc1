/** From the hosted service's results to an `Answer`: grouped by page, as the embedded engine's. */
import { decodePath, escapeHref, stripBase, toHref } from 'study-notes/shared/paths';
import { type Hierarchy, LEVELS } from '../docsearch.ts';
import type { Answer, HitKind, PageHit, Question, SectionHit, Span } from '../types.ts';
import { MARK_END, MARK_START } from './hosted-query.ts';

interface Marked {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** A record as it comes back; a crawler's lacks the attributes that are this site's own. */
export interface HostedHit {
  url: string;
  anchor?: string | null;
  content?: string | null;
  code?: string | null;
  hierarchy: Partial<Hierarchy>;
  sidebar?: string | null;
  breadcrumb?: string[];
  _highlightResult?: { hierarchy?: Partial<Record<keyof Hierarchy, Marked>> };
  _snippetResult?: { content?: Marked; code?: Marked };
}

export interface HostedResult {
  hits: HostedHit[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
}

/** The part of the site that an answer needs. */
export interface AnswerSite {
  baseUrl: string;
  sidebars: { id: string; folder: string }[];
}

/** Reads the results of `hostedQueries(question)`. */
export function toAnswer(results: HostedResult[], question: Question, site: AnswerSite): Answer {
  const [pages, sections, sidebars] = results;
  if (!pages || !sections || !sidebars) throw new TypeError('The service answered fewer queries than it was asked.');
  const sectionsOf = countsByPath(sections.facets?.url_without_anchor ?? {}, site.baseUrl);
  const found = groupByPage(pages.hits, site);
  for (const page of found) page.hitsOnPage = Math.max(sectionsOf.get(page.path) ?? 0, page.hits.length);
  const { offset = 0, limit } = question;
  const skipped = offset % limit === 0 ? 0 : offset;
  return {
    query: question.query,
    pages: found.slice(skipped, skipped + limit),
    pagesTotal: pages.nbHits,
    hitsTotal: Math.max(sections.nbHits, found.length),
    countBySidebar: sidebars.facets?.sidebar ?? {},
    engine: 'hosted',
  };
}

function countsByPath(counts: Record<string, number>, baseUrl: string): Map<string, number> {
  return new Map(
    Object.entries(counts).flatMap(([url, count]): [string, number][] => {
      const path = ownPath(url, baseUrl);
      return path === null ? [] : [[path, count]];
    }),
  );
}

function groupByPage(hits: HostedHit[], site: AnswerSite): PageHit[] {
  const pages = new Map<string, PageHit>();
  for (const hit of hits) {
    const path = ownPath(hit.url, site.baseUrl);
    if (path === null) continue;
    const page = pages.get(path) ?? newPage(path, hit, site);
    pages.set(path, page);
    const section = toSection(page.url, hit);
    // A long section is several records.
    if (!page.hits.some(({ url }) => url === section.url)) page.hits.push(section);
  }
  return [...pages.values()];
}

function newPage(path: string, hit: HostedHit, site: AnswerSite): PageHit {
  const sidebar = hit.sidebar ?? site.sidebars.find(({ folder }) => path.startsWith(`/${folder}/`))?.id;
  return {
    path,
    url: toHref(site.baseUrl, path),
    title: levelSpans(hit, 'lvl1'),
    breadcrumb: hit.breadcrumb ?? [hit.hierarchy.lvl0].filter((label) => typeof label === 'string'),
    ...(sidebar ? { sidebar } : {}),
    hits: [],
    hitsOnPage: 0,
  };
}

function toSection(pageUrl: string, hit: HostedHit): SectionHit {
  const level = headingLevel(hit);
  const kind = kindOf(hit);
  const snippets = hit._snippetResult;
  const excerpt = kind === 'code' ? snippets?.code : (snippets?.content ?? snippets?.code);
  return {
    url: hit.anchor ? `${pageUrl}#${escapeHref(hit.anchor)}` : pageUrl,
    heading: level ? levelSpans(hit, level) : [],
    kind,
    excerpt: toSpans(excerpt?.value ?? hit.content ?? hit.code ?? ''),
  };
}

/** The section's own heading: the deepest below the title. */
function headingLevel({ hierarchy }: HostedHit): (typeof LEVELS)[number] | undefined {
  return LEVELS.slice(2).findLast((level) => hierarchy[level]);
}

/** The best place of a match; a place with the whole query goes before one with a part of it. */
function kindOf(hit: HostedHit): HitKind {
  const marks = hit._highlightResult?.hierarchy;
  const heading = headingLevel(hit);
  const places: [HitKind, Marked | undefined][] = [
    ['heading', heading && marks?.[heading]],
    ['title', heading ? undefined : marks?.lvl1],
    ['text', hit._snippetResult?.content],
    ['code', hit._snippetResult?.code],
  ];
  for (const level of ['full', 'partial']) {
    const place = places.find(([, mark]) => mark?.matchLevel === level);
    if (place) return place[0];
  }
  return 'text';
}

function levelSpans(hit: HostedHit, level: (typeof LEVELS)[number]): Span[] {
  return toSpans(hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '');
}

/** Marked text as pieces. */
export function toSpans(text: string): Span[] {
  return text
    .split(new RegExp(`(${MARK_START}[^${MARK_END}]*${MARK_END})`))
    .map((piece): Span => {
      const plain = piece.replaceAll(MARK_START, '').replaceAll(MARK_END, '');
      return piece.startsWith(MARK_START) && plain ? { text: plain, mark: true } : { text: plain };
    })
    .filter((span) => span.text !== '');
}

/** Decoded path without base of a record's address; the host is not looked at, so that a preview finds pages too. */
function ownPath(url: string, baseUrl: string): string | null {
  if (!URL.canParse(url)) return null;
  const path = decodePath(new URL(url).pathname);
  return path === null ? null : stripBase(baseUrl, path);
}
