/** Whether the search is open, and its query. The dialog itself is the document's: the boot may have opened it, and its field has the text. */
import { openFinder } from 'study-notes/shell/boot/open-finder';
import { createStore } from 'study-notes/shell/store';

export const isSearchOpen = createStore(false);

/** The text of the dialog's field, once no input method is composing it. */
export const searchText = createStore('');

const SELECTOR = '.search-dialog';

const findDialog = () => document.querySelector<HTMLDialogElement>(SELECTOR);

/** Opens the search (action `find`); if already open, focuses its field. */
export function openSearch(): void {
  const dialog = findDialog();
  const field = dialog?.querySelector('input');
  if (!dialog || !field) return;
  if (!dialog.open) setText(field, '');
  openFinder();
  field.focus();
  isSearchOpen.set(true);
}

/** Puts another text into the field. */
export function setText(field: HTMLInputElement, text: string): void {
  field.value = text;
  searchText.set(text);
}

/** Takes the dialog over from the boot: what was opened and typed before the application was there, and how it closes. */
export function adoptSearch(): void {
  const dialog = findDialog();
  searchText.set(dialog?.querySelector('input')?.value ?? '');
  isSearchOpen.set(dialog?.open === true);
  // The `close` event does not bubble; a late one may find the dialog open again.
  const onClose = ({ target }: Event) => {
    const dialog = target as HTMLDialogElement;
    if (!dialog.matches(SELECTOR) || dialog.open) return;
    // The focus may stay in the hidden field until the next frame, and "/" would be a character there.
    dialog.querySelector('input')?.blur();
    isSearchOpen.set(false);
  };
  document.addEventListener('close', onClose, true);
}

/**
 * Closes the search. The dialog itself is asked, and the state follows its `close` event: while the focus goes back the
 * search still counts as open, so a field that opens it on focus does not open it again.
 */
export function closeSearch(): void {
  findDialog()?.close();
}
