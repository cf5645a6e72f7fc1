/** Constants shared by search and the pages that link to it. */

/** Local storage keys. */
export const SEARCH_MEMORY_KEY = 'search-memory';
export const SEARCH_ARRIVAL_KEY = 'search-arrival';

/** The page, and its query parameter. */
export const SEARCH_PATH = '/search';
export const SEARCH_PARAMETER = 'q';
/** The parameter with the ids of the sidebars it is limited to, comma between them. */
export const SEARCH_FILTER_PARAMETER = 'in';
/** Longest query, UTF-16 units; servers reject long addresses. */
export const QUERY_LIMIT = 512;
/** Searches remembered at most. */
export const RECENT_LIMIT = 8;

/** Facets of hosted search besides the locale: what pages and records carry, and queries filter by. */
export const SEARCH_VERSION = 'current';
export const SEARCH_TAG = 'docs-default-current';
export const SEARCH_TAGS = ['default', SEARCH_TAG];
/** Time after which the embedded engine is started too if the hosted one has not answered, ms. */
export const HOSTED_TIMEOUT = 1_500;
