import type { SiteConfig } from '../../config/schema.ts';
import type { Tag } from '../../emit/head.ts';
import { LOCALE, SEARCH_TAG, SEARCH_VERSION } from '../../shared/constants.ts';
import { searchHosts } from '../config/search-config.ts';
import { searchOptions } from '../options.ts';

/** For hosted search: an early connection to its host, and what its crawler reads to file the page. */
export function hostedTags(config: SiteConfig): Tag[] {
  const options = searchOptions(config);
  if (options.provider !== 'algolia') return [];
  return [
    ...searchHosts(options).map((href): Tag => ['link', { rel: 'preconnect', href, crossorigin: '' }]),
    ['meta', { name: 'docsearch:language', content: LOCALE }],
    ['meta', { name: 'docsearch:version', content: SEARCH_VERSION }],
    ['meta', { name: 'docsearch:docusaurus_tag', content: SEARCH_TAG }],
  ];
}
