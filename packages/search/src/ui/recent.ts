import { RECENT_LIMIT } from '../constants.ts';
import type { SearchMemory } from '../slot/search-memory.ts';

/** The memory with a search put first among the recent ones; the oldest goes. */
export function withRecent({ recent, favourites }: SearchMemory, query: string): SearchMemory {
  return { recent: [query, ...recent.filter((text) => text !== query)].slice(0, RECENT_LIMIT), favourites };
}
