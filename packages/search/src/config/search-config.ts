/** What search adds to the configuration. */
import type { ConfigFeature } from 'study-notes/config/config-feature';
import type * as v from 'valibot';
import * as valibot from 'valibot';
import { NAME, type SearchConfig } from '../options.ts';
import { searchIssues } from './search-checks.ts';
import { fillSearch, search } from './search-schema.ts';

type Written = v.InferOutput<typeof search>;

export const searchConfig: ConfigFeature<Written, SearchConfig> = {
  name: NAME,
  schema: valibot.optional(search, {}),
  check: searchIssues,
  fill: fillSearch,
  hosts: (options) => [...searchHosts(options), ...askHosts(options)],
};

/** Origins that search asks; none unless it is hosted. */
export function searchHosts({ provider, algolia }: SearchConfig): string[] {
  return provider === 'algolia' ? (algolia?.hosts ?? []) : [];
}

function askHosts({ ask }: SearchConfig): string[] {
  if (!ask.enabled) return [];
  return [ask.algolia?.host, ask.endpoint?.url].filter((address) => address !== undefined);
}

/** What an author may write for search. */
export type SearchInput = v.InferInput<typeof search>;
