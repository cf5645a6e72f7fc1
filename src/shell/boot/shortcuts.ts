/** Ctrl/Cmd+K and "/" open the search by clicking its button, so that they also work before the application. */
import { find } from './find.ts';

/** Whether a key press asks for the search: K with Ctrl or Cmd alone (AltGr is Ctrl+Alt), "/" unless the reader is typing. */
export function asksForSearch(event: KeyboardEvent): boolean {
  // The event's own target is the host of the shadow root in which the reader may be typing.
  const place = event.composedPath()[0] as HTMLElement;
  return event.ctrlKey || event.metaKey
    ? /^k$/i.test(event.key) && !event.altKey && !event.shiftKey
    : event.key === '/' && !place.isContentEditable && !place.closest('input,select,textarea');
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
