/** What is asked of the hosted service: one request with the queries for pages, for counts of sections, and for the sidebars. */
import { SEARCH_TAGS } from '../constants.ts';
import type { Question } from '../types.ts';
import { words } from '../words/interface.ts';

/** Markers around a match: private-use characters, so that no text of a note can be mistaken for them. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** Longest query in UTF-8 bytes that the service takes. */
const QUERY_BYTES = 512;
/** Most sections of one page that the service groups. */
const MAX_GROUPED = 4;
/** Pages whose sections are counted: those with the most. Others have few more than are shown, and every value is bytes of the answer. */
const MAX_COUNTED = 200;
/** Words of an excerpt. */
const EXCERPT_WORDS = 45;

type Filters = (string | string[])[];

export interface HostedQuery {
  indexName: string;
  query: string;
  facetFilters: Filters;
  distinct: number | false;
  hitsPerPage: number;
  page: number;
  facets: string[];
  [parameter: string]: unknown;
}

/** The queries, in the order in which `hosted-answer.ts` reads their results. */
export function hostedQueries(question: Question, indexName: string): HostedQuery[] {
  const { sidebars = [], limit, offset = 0, sectionsPerPage = 3 } = question;
  const query = fittingQuery(question.query);
  const filters = facetFilters(sidebars);
  const isWholePage = offset % limit === 0;
  const shared = { indexName, query, facetFilters: filters };
  const pages = {
    ...shared,
    ...SHOWN,
    distinct: Math.min(sectionsPerPage, MAX_GROUPED),
    hitsPerPage: isWholePage ? limit : offset + limit,
    page: isWholePage ? offset / limit : 0,
    facets: [],
  };
  const sections = { ...shared, ...COUNTED, distinct: false as const, facets: ['url_without_anchor'] };
  // One record a page, or the facet would count sections.
  const sidebarCounts = { ...shared, ...COUNTED, distinct: 1, facets: ['sidebar'], facetingAfterDistinct: true };
  return [pages, sections, { ...sidebarCounts, facetFilters: facetFilters([]) }];
}

const SHOWN = {
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'code',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'sidebar',
    'breadcrumb',
  ],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: [`content:${EXCERPT_WORDS}`, `code:${EXCERPT_WORDS}`],
  snippetEllipsisText: '…',
  highlightPreTag: MARK_START,
  highlightPostTag: MARK_END,
  // Nothing about readers is wanted.
  analytics: false,
  clickAnalytics: false,
};

const COUNTED = {
  hitsPerPage: 1,
  page: 0,
  attributesToRetrieve: ['url'],
  attributesToHighlight: [],
  attributesToSnippet: [],
  maxValuesPerFacet: MAX_COUNTED,
  analytics: false,
};

function facetFilters(sidebars: string[]): Filters {
  const filters: Filters = [`language:${words.language}`, SEARCH_TAGS.map((tag) => `docusaurus_tag:${tag}`)];
  return sidebars.length > 0 ? [...filters, sidebars.map((id) => `sidebar:${id}`)] : filters;
}

/** A query the service takes: well-formed, and cut between characters. */
export function fittingQuery(text: string): string {
  const bytes = new TextEncoder().encode(text.trim().slice(0, QUERY_BYTES));
  if (bytes.length <= QUERY_BYTES) return new TextDecoder().decode(bytes);
  return new TextDecoder().decode(bytes.subarray(0, QUERY_BYTES)).replace(/\uFFFD+$/, '');
}
