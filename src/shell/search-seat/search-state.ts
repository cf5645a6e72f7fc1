/** Whether the search stands open. */
import { createStore } from '../store.ts';

export const isSearchOpen = createStore(false);

/** Opens the search; the action `open-search`. */
export function openSearch(): void {
  isSearchOpen.set(true);
}

/** Closes the search. */
export function closeSearch(): void {
  isSearchOpen.set(false);
}
