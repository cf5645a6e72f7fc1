import type { SiteConfig } from 'study-notes/config/schema';
import type { Tag } from 'study-notes/emit/head';
import { searchHosts } from '../config/search-config.ts';
import { SEARCH_TAG, SEARCH_VERSION } from '../constants.ts';
import { searchOptions } from '../options.ts';
import { words } from '../words/interface.ts';

/** For hosted search: an early connection to its host, and what its crawler reads to file the page. */
export function hostedTags(config: SiteConfig): Tag[] {
  const options = searchOptions(config);
  if (options.provider !== 'algolia') return [];
  return [
    ...searchHosts(options).map((href): Tag => ['link', { rel: 'preconnect', href, crossorigin: '' }]),
    ['meta', { name: 'docsearch:language', content: words.language }],
    ['meta', { name: 'docsearch:version', content: SEARCH_VERSION }],
    ['meta', { name: 'docsearch:docusaurus_tag', content: SEARCH_TAG }],
  ];
}
