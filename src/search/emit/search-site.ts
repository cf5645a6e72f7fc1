/** What search brings to the site: its page, its scripts and its index. */
import type { SiteFeature } from '../../emit/site-feature.ts';
import { searchConfig } from '../config/search-config.ts';
import { NAME, searchOptions } from '../options.ts';
import { analyseBatch, writeBatch } from './batches.ts';
import { addSearch } from './dev-search.ts';
import { emitSearch } from './emit-search.ts';
import { hostedTags } from './hosted-tags.ts';
import { readSynonyms } from './read-synonyms.ts';
import { search } from './search-page.ts';

export const searchSite: SiteFeature = {
  name: NAME,
  config: searchConfig,
  tags: hostedTags,
  pages: [search],
  shell: {
    source: 'src/search/slot/search-shell.ts',
    load: () => import('../slot/search-shell.ts'),
    hasFinder: true,
  },
  chunks: (config) => ({
    search: 'src/search/SearchDialog.tsx',
    ...(searchOptions(config).ask.enabled && { ask: 'src/search/ask/AskPanel.tsx' }),
  }),
  read(from) {
    const { groups, problems } = readSynonyms(from);
    return { problems, ...(groups.length > 0 && { data: groups }) };
  },
  emit: emitSearch,
  tasks: { analyse: analyseBatch, write: writeBatch },
  develop: addSearch,
};
