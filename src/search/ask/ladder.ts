/** Who answers: the first of the steps that is there, in this order. Null: nobody, and the passages speak for themselves. */
import type { SearchConfig } from '../../shared/site.ts';
import { algoliaAnswerer } from './algolia.ts';
import { browserAnswerer, isAvailable, type LanguageModelApi } from './browser-model.ts';
import { endpointAnswerer } from './endpoint.ts';
import type { Answerer } from './types.ts';

export interface Surroundings {
  readKey: () => string | null;
  /** The browser's own model. */
  model: LanguageModelApi | undefined;
}

/** The first step that is there. */
export async function chooseAnswerer(
  { ask, algolia }: Pick<SearchConfig, 'ask' | 'algolia'>,
  { readKey, model }: Surroundings,
): Promise<Answerer | null> {
  if (ask.algolia && algolia) return algoliaAnswerer(ask.algolia, algolia);
  if (ask.endpoint) return endpointAnswerer(ask.endpoint, readKey);
  if (ask.browserModel && model && (await isAvailable(model))) return browserAnswerer(model);
  return null;
}
