/** Whether the search stands open. */
import { createStore } from '../store.ts';

export const isSearchOpen = createStore(false);

/** Opens the search; the action `open-search`. Where it stands open its field takes the focus. */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('.search-dialog');
  // Its `close` event is still on its way and would end this opening, too: seen when a key follows the closing at once.
  if (dialog && !dialog.open) return void setTimeout(openSearch);
  isSearchOpen.set(true);
  dialog?.querySelector('input')?.focus();
}

/**
 * Closes the search. The dialog itself is asked, and the state follows its `close` event: while the focus goes back the
 * search still counts as open, so a field that opens it on focus does not open it again.
 */
export function closeSearch(): void {
  document.querySelector<HTMLDialogElement>('.search-dialog')?.close();
}
