/** The contract between search engines and the dialog, page and ask mode. Plain data. */

/** Where the match is: the page's title, a heading, the text or the code. */
export type HitKind = 'title' | 'heading' | 'text' | 'code';

/** A piece of an excerpt; marked pieces are matches. Text, never markup. */
export interface Span {
  text: string;
  mark?: true;
}

/** One section of a page that matches. */
export interface SectionHit {
  /** Address with base and `#anchor` as it stands in an `href`: Chinese readable, what would split it escaped. */
  url: string;
  /** Heading of the section; empty for the part above the first heading. */
  heading: Span[];
  kind: HitKind;
  excerpt: Span[];
}

/** A page with its matching sections, the best first. */
export interface PageHit {
  /** Decoded path without base. */
  path: string;
  /** Address of the page with base, as in an `href`. */
  url: string;
  title: Span[];
  /** Labels from the sidebar's name down to the page's group. */
  breadcrumb: string[];
  /** Sidebar id. */
  sidebar?: string;
  hits: SectionHit[];
  /** Matching sections of this page, shown or not; the specification's `hitsOnPage`. */
  hitsOnPage: number;
}

export interface Answer {
  /** The query as it was asked. */
  query: string;
  /** Pages from `offset` on, the best first. */
  pages: PageHit[];
  /** Pages that match, before `offset` and `limit`, after the filter. */
  pagesTotal: number;
  /** Matching sections of all of them; the specification's `hitsTotal`. */
  hitsTotal: number;
  /** Matching pages by sidebar id, before the filter by sidebar. */
  countBySidebar: Record<string, number>;
  /** A better spelling or a synonym that does have results; when nothing or little was found. */
  suggestion?: string;
  /** Which engine answered. */
  engine: 'embedded' | 'hosted';
}

export interface Question {
  query: string;
  /** Sidebar ids; empty or absent: all. */
  sidebars?: string[];
  /** Pages wanted. */
  limit: number;
  /** Pages to leave out at the beginning. */
  offset?: number;
  /** Sections shown per page, default 3. */
  sectionsPerPage?: number;
}

/** A whole section, as context for the ask mode. */
export interface Passage {
  title: string;
  heading: string;
  url: string;
  /** Plain text of the section; with its code at most about 2,000 characters. */
  text: string;
  /** Its code. */
  code: string;
}

/** A search engine; both kinds implement it. */
export interface SearchEngine {
  /** Starts what a first query needs (worker, manifest, connection); never throws. */
  warm(): void;
  /** Answers, or rejects with a `SearchFailure`; an aborted question rejects with an `AbortError`. */
  search(question: Question, signal?: AbortSignal): Promise<Answer>;
  /** The best sections in full. */
  passages(query: string, count: number, signal?: AbortSignal): Promise<Passage[]>;
}

/** Nothing could be fetched, or the data was damaged. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';
}
