/** Chooses the answering service: the first one configured. Null: none, and only the passages are shown. */
import type { SearchConfig } from '../options.ts';
import { algoliaAnswerer } from './algolia.ts';
import { endpointAnswerer } from './endpoint.ts';
import type { Answerer } from './types.ts';

/** The first configured step; the browser's own model comes after these, when the reader asks for it. */
export function chooseAnswerer(
  { ask, algolia }: Pick<SearchConfig, 'ask' | 'algolia'>,
  readKey: () => string | null,
): Answerer | null {
  if (ask.algolia && algolia) return algoliaAnswerer(ask.algolia, algolia);
  if (ask.endpoint) return endpointAnswerer(ask.endpoint, readKey);
  return null;
}
