/** Recent and favourite searches, in this browser only. */
import { readStored, writeStored } from 'study-notes/shell/storage/storage';
import { createStore } from 'study-notes/shell/store';
import { SEARCH_MEMORY_KEY } from '../constants.ts';

export interface SearchMemory {
  /** The newest first. */
  recent: string[];
  favourites: string[];
}

export const searchMemory = createStore<SearchMemory>({ recent: [], favourites: [] });

/** Reads what is remembered, anew each time: another tab may have searched. Where memory is off, what was kept goes. */
export function loadMemory(isOn: boolean): void {
  if (isOn) searchMemory.set(parseMemory(readStored(SEARCH_MEMORY_KEY)));
  else writeStored(SEARCH_MEMORY_KEY, null);
}

/** Anything may stand in storage: only lists of texts count. */
export function parseMemory(stored: string | null): SearchMemory {
  let value: Partial<Record<keyof SearchMemory, unknown>> = {};
  try {
    value = { ...JSON.parse(stored ?? '{}') };
  } catch {}
  const texts = (list: unknown) => (Array.isArray(list) ? list.filter((text) => text && typeof text === 'string') : []);
  return { recent: texts(value.recent), favourites: texts(value.favourites) };
}

/** The memory with a favourite added, or taken away where it was one. */
export function withFavourite({ recent, favourites }: SearchMemory, query: string): SearchMemory {
  const others = favourites.filter((text) => text !== query);
  return { recent, favourites: others.length < favourites.length ? others : [query, ...others] };
}

/** The memory without a search. */
export function without({ recent, favourites }: SearchMemory, query: string): SearchMemory {
  const isOther = (text: string) => text !== query;
  return { recent: recent.filter(isOther), favourites: favourites.filter(isOther) };
}

/** Applies one of the changes above to a search, here and in storage. */
export function changeMemory(change: (memory: SearchMemory, query: string) => SearchMemory, query: string): void {
  // Another tab may have changed what is stored.
  const stored = readStored(SEARCH_MEMORY_KEY);
  const next = change(stored ? parseMemory(stored) : searchMemory.get(), query);
  searchMemory.set(next);
  writeStored(SEARCH_MEMORY_KEY, JSON.stringify(next));
}
