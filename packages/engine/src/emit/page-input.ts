/** What one page is made of besides its article: plain data, so that a worker can take it and a hash can name it. */
import type { AssetReference, LinkReference } from '../pipeline/types.ts';
import type { PageData } from '../shared/page.ts';

/** What `<head>` says beyond the page data. */
interface HeadInput {
  /** Path of the canonical address; absent for pages that have none, as the not-found page. */
  canonical?: string;
  keywords?: string[];
  /** Open Graph image: address, or path below the site's root. */
  image?: string;
  /** Last change, ISO. */
  modified?: string;
  /** Path of the published Markdown. */
  markdown?: string;
  noindex?: true;
}

/** The note file of a page, for its published Markdown. */
export interface SourceInput {
  absolute: string;
  /** Line on which the Markdown starts, 1-based. */
  bodyLine: number;
  links: Pick<LinkReference, 'target' | 'path' | 'anchor' | 'line'>[];
  /** What figures show that are no Markdown, by the line at which they stand in the Markdown, 1-based. */
  sentences?: { line: number; text: string }[];
  assets: AssetReference[];
}

export interface PageInput {
  /** `article` is empty when `cacheKey` or `article` of this input says where it is. */
  page: PageData;
  head: HeadInput;
  /** Key of the compiled note in the cache. */
  cacheKey?: string;
  source?: SourceInput;
  /** HTML of the list that stands in the article's `EMPTY_LIST`. */
  list?: string;
}
