/** What search and the pages that lead to it agree on. */

/** Local storage keys. */
export const SEARCH_MEMORY_KEY = 'search-memory';
export const SEARCH_ARRIVAL_KEY = 'search-arrival';

/** The page, and its query parameter. */
export const SEARCH_PATH = '/search';
export const SEARCH_PARAMETER = 'q';
/** The parameter with the ids of the sidebars it is limited to, comma between them. */
export const SEARCH_FILTER_PARAMETER = 'in';
/** Characters (UTF-16) of a query that are asked, remembered and put into the address; servers refuse long addresses. */
export const QUERY_LIMIT = 512;
/** Searches remembered at most. */
export const RECENT_LIMIT = 8;

/** Facets of hosted search besides the locale: what pages and records carry, and queries filter by. */
export const SEARCH_VERSION = 'current';
export const SEARCH_TAG = 'docs-default-current';
export const SEARCH_TAGS = ['default', SEARCH_TAG];
/** The embedded engine answers too when the hosted one has not after this many ms. */
export const HOSTED_PATIENCE = 1_500;
