/** What search adds to the site: its page, its scripts and its index. */
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { searchConfig } from '../config/search-config.ts';
import { MANIFEST_PATH } from '../format/files.ts';
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
  rules: ['synonym-alone', 'synonym-clash', 'synonym-empty'],
  styles: 'src/search-frame.css',
  tags: hostedTags,
  parts: [{ name: 'theme-search', by: 'study-notes-search' }],
  pages: [search],
  shell: {
    source: 'src/slot/search-shell.ts',
    load: () => import('../slot/search-shell.ts'),
    hasFinder: true,
  },
  chunks: (config) => ({
    search: 'src/SearchDialog.tsx',
    ...(searchOptions(config).ask.enabled && { ask: 'src/ask/AskPanel.tsx' }),
  }),
  read(from) {
    const { groups, problems } = readSynonyms(from);
    return { problems, ...(groups.length > 0 && { data: groups }) };
  },
  instead: (config) => ({
    // It decodes references by writing markup, which Trusted Types refuse.
    'decode-named-character-reference': 'src/ask/character-references.ts',
    // Only a site with hosted search has the client installed.
    ...(searchOptions(config).provider !== 'algolia' && { 'algoliasearch/lite': 'src/hosted/no-client.ts' }),
  }),
  emit: emitSearch,
  asks: [MANIFEST_PATH.slice(1), 'assets/search/*'],
  tasks: { analyse: analyseBatch, write: writeBatch },
  develop: addSearch,
};
