/** Who answers: the first of the services that is configured. Null: none, and the passages speak for themselves. */
import type { SearchConfig } from '../options.ts';
import { algoliaAnswerer } from './algolia.ts';
import { endpointAnswerer } from './endpoint.ts';
import type { Answerer } from './types.ts';

/** The first step that is there; the browser's own model comes after these, when the reader asks for it. */
export function chooseAnswerer(
  { ask, algolia }: Pick<SearchConfig, 'ask' | 'algolia'>,
  readKey: () => string | null,
): Answerer | null {
  if (ask.algolia && algolia) return algoliaAnswerer(ask.algolia, algolia);
  if (ask.endpoint) return endpointAnswerer(ask.endpoint, readKey);
  return null;
}
