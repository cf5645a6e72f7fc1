/** Ctrl/Cmd+K and "/" open the search by clicking its button, so that they also work before the application. */
import { find } from './find.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'> & { target: unknown };

/** Whether a key press asks for the search; "/" does not while the reader is typing. */
export function asksForSearch({ key, ctrlKey, metaKey, target }: Key): boolean {
  if (ctrlKey || metaKey) return key === 'k';
  return key === '/' && !(target as Element).closest('input,select,textarea,[contenteditable]');
}

/** Listens for the shortcuts. */
export function startShortcuts(): void {
  addEventListener('keydown', (event) => {
    const button = asksForSearch(event) && find('[data-action=open-search]');
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
