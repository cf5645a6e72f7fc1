/** Search for a site of study-notes: `features: [search()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import type { SearchInput } from './config/search-config.ts';
import { NAME } from './options.ts';
import { searchCommands } from './push/push-commands.ts';

export type { SearchInput } from './config/search-config.ts';

export const feature: FeatureParts = {
  name: NAME,
  module: import.meta.url,
  // Asked for when commands are: it is known then which language to speak.
  get commands() {
    return searchCommands();
  },
  site: async () => (await import('./emit/search-site.ts')).searchSite,
};

/** Adds search; by default it runs in the reader's browser. */
export function search(options: SearchInput = {}): Feature {
  return { ...feature, options };
}
