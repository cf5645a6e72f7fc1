/** The embedded engine without its worker: questions in, answers out. Runs in a worker, and in Node for bench and tests. */
import { escapeHref, toHref } from 'study-notes/shared/paths';
import { type Chunk, type ChunkSection, SECTIONS_PER_CHUNK } from '../format/files.ts';
import type { Answer, HitKind, PageHit, Passage, Question, SectionHit, Span } from '../types.ts';
import { exactTitleFirst } from './exact-title.ts';
import { beginningOf, excerptOf, excerptOfPicture, markText } from './excerpt.ts';
import { findTerms } from './find-terms.ts';
import { planQuery, type Unit } from './plan.ts';
import { repairUnits, withRepairs } from './repair.ts';
import { type LookedUp, type RankedPage, type RankedSection, rank, WEIGHTS, type Weights } from './score.ts';
import { type FetchFile, Gone, openStore, type Store } from './store.ts';
import { bySynonym, foundLittle, respell } from './suggest.ts';

export interface EngineOptions {
  /** Decoded base of the site, starts and ends with "/". */
  baseUrl: string;
  fetchFile: FetchFile;
  weights?: Weights;
}

export interface PureEngine {
  warm(): Promise<void>;
  search(question: Question, signal?: AbortSignal): Promise<Answer>;
  passages(query: string, count: number, signal?: AbortSignal): Promise<Passage[]>;
}

const SECTIONS_SHOWN = 3;
/** Characters of a passage. */
const PASSAGE_LENGTH = 2000;

/** An engine over one site's index. */
export function createEngine(options: EngineOptions): PureEngine {
  let opening: Promise<Store> | undefined;
  const open = (): Promise<Store> => {
    if (!opening) {
      const mine = openStore(options.fetchFile);
      opening = mine;
      mine.catch(() => {
        if (opening === mine) opening = undefined;
      });
    }
    return opening;
  };
  // A file that is gone means a new deploy: its manifest is fetched, once.
  const withStore = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      opening = undefined;
      return work(await open());
    }
  };
  return {
    warm: () => open().then(() => undefined),
    search: (question, signal) => withStore((store) => answer(question, { store, signal, ...options })),
    passages: (query, count, signal) => withStore((store) => findPassages(query, count, { store, signal, ...options })),
  };
}

interface Context extends EngineOptions {
  store: Store;
  signal: AbortSignal | undefined;
}

interface Ranked {
  pages: RankedPage[];
  terms: Set<string>;
  lookedUp: LookedUp[];
}

async function rankPages(query: string, { store, signal, weights = WEIGHTS }: Context): Promise<Ranked> {
  const plan = planQuery(query);
  if (plan.units.length === 0 || store.manifest.shards.length === 0) return NOTHING;
  const first = await lookUp(plan.units, store);
  signal?.throwIfAborted();
  const lookedUp = withRepairs(first, await lookUp(repairUnits(plan, first), store));
  signal?.throwIfAborted();
  const terms = new Set(lookedUp.flatMap(({ found }) => found.map(({ term }) => term)));
  return { pages: rank(lookedUp, store.manifest, weights), terms, lookedUp };
}

const NOTHING: Ranked = { pages: [], terms: new Set(), lookedUp: [] };

function lookUp(units: Unit[], store: Store): Promise<LookedUp[]> {
  return Promise.all(units.map(async (unit) => ({ unit, found: await findTerms(unit, store) })));
}

async function answer(question: Question, context: Context): Promise<Answer> {
  const { query, sidebars = [], limit, offset = 0, sectionsPerPage = SECTIONS_SHOWN } = question;
  const { store, signal } = context;
  const ranked = await rankPages(query, context);
  const { pages, terms } = ranked;
  const sidebarOf = sidebarLookup(store);
  const counts = new Map<string, number>();
  for (const { page } of pages) {
    const id = sidebarOf(page);
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const chosen = sidebars.length > 0 ? pages.filter(({ page }) => sidebars.includes(sidebarOf(page))) : pages;
  const titleOf = async (page: RankedPage) => (await bestChunk(page, store)).title;
  const ordered = await exactTitleFirst(chosen, query, titleOf);
  const shown = ordered.slice(offset, offset + limit);
  const hits = await Promise.all(
    shown.map((page) => pageHit(page, { ...context, terms, sidebar: sidebarOf(page.page), most: sectionsPerPage })),
  );
  signal?.throwIfAborted();
  const suggestion = await suggest(query, { ranked, hits }, context);
  return {
    query,
    pages: hits,
    pagesTotal: chosen.length,
    hitsTotal: chosen.reduce((sum, { sections }) => sum + sections.length, 0),
    countBySidebar: Object.fromEntries(counts),
    ...(suggestion === undefined ? {} : { suggestion }),
    engine: 'embedded',
  };
}

/** Another spelling was needed, or little was found and a synonym finds more. */
async function suggest(
  query: string,
  { ranked, hits }: { ranked: Ranked; hits: PageHit[] },
  context: Context,
): Promise<string | undefined> {
  const respelt = respell(query, ranked.lookedUp, hits);
  if (respelt !== undefined || !foundLittle(ranked.pages)) return respelt;
  const finds = async (other: string) => (await rankPages(other, context)).pages.length > ranked.pages.length;
  return bySynonym(query, context.store, finds);
}

/** Sidebar id of a page's number; empty when it has none. */
function sidebarLookup({ manifest }: Store): (page: number) => string {
  const byPage = manifest.sidebars.flatMap(([id, count]) => Array<string>(count).fill(id));
  return (page) => byPage[page] ?? '';
}

interface HitContext extends Context {
  terms: Set<string>;
  sidebar: string;
  most: number;
}

async function pageHit(page: RankedPage, context: HitContext): Promise<PageHit> {
  const { store, baseUrl, terms, sidebar, most } = context;
  // Sections beyond the first chunk are shown only where they lie in the same file: a result costs one request.
  const home = chunkOf(page.sections[0] as RankedSection);
  const chunk = await bestChunk(page, store);
  const near = page.sections.filter((section) => chunkOf(section) === home).slice(0, most);
  const url = toHref(baseUrl, chunk.path);
  return {
    path: chunk.path,
    url,
    title: markText(chunk.title, terms, chunk.spelling),
    breadcrumb: chunk.breadcrumb,
    ...(sidebar ? { sidebar } : {}),
    hits: near.map((section) => sectionHit({ ranked: section, chunk, page }, url, terms)),
    hitsOnPage: page.sections.length,
  };
}

function bestChunk({ page, sections }: RankedPage, store: Store): Promise<Chunk> {
  return store.chunk(page, chunkOf(sections[0] as RankedSection));
}

function chunkOf({ section }: RankedSection): number {
  return Math.floor(section / SECTIONS_PER_CHUNK);
}

function sectionOf(chunk: Chunk, { section }: RankedSection): ChunkSection {
  return chunk.sections[section % SECTIONS_PER_CHUNK] ?? ['', '', '', '', '', []];
}

/** Readable, as the contract says: Chinese is not escaped. */
function sectionHit(
  { ranked, chunk, page }: { ranked: RankedSection; chunk: Chunk; page: RankedPage },
  url: string,
  terms: Set<string>,
): SectionHit {
  const [id, heading, text, code, spelling, pictures] = sectionOf(chunk, ranked);
  const inText = excerptOf(text, terms) ?? excerptOfPicture(pictures, terms);
  const inCode = inText ? undefined : excerptOf(code, terms);
  const excerpt = inText ?? inCode ?? beginningOf(text || code);
  return {
    url: id ? `${url}#${escapeHref(id)}` : url,
    heading: markText(heading, terms, spelling),
    kind: kindOf(ranked, page, { text: inText, code: inCode }),
    excerpt,
  };
}

function kindOf(
  { section, heading }: RankedSection,
  page: RankedPage,
  { text, code }: { text?: Span[]; code?: Span[] },
): HitKind {
  if (section === 0 && page.title >= 0.5) return 'title';
  if (section > 0 && heading >= 0.5) return 'heading';
  if (text) return 'text';
  if (code) return 'code';
  if (section === 0) return 'title';
  return heading > 0 ? 'heading' : 'text';
}

async function findPassages(query: string, count: number, context: Context): Promise<Passage[]> {
  const { pages } = await rankPages(query, context);
  const best = pages
    .flatMap(({ page, sections }) => sections.map((section) => ({ page, section })))
    .sort((a, b) => b.section.score - a.section.score)
    .slice(0, count);
  return Promise.all(
    best.map(async ({ page, section }) => {
      const chunk = await context.store.chunk(page, chunkOf(section));
      const [id, heading, text, code] = sectionOf(chunk, section);
      const url = toHref(context.baseUrl, chunk.path);
      const room = Math.max(0, PASSAGE_LENGTH - text.length);
      return {
        title: chunk.title,
        heading,
        url: id ? `${url}#${escapeHref(id)}` : url,
        text: text.slice(0, PASSAGE_LENGTH),
        code: code.slice(0, room),
      };
    }),
  );
}
