/** Ctrl/Cmd+K and "/" click the search button, so that they work before the application has loaded. */
import { SINGLE_KEYS_KEY } from '../../shared/constants.ts';
import { find } from './find.ts';
import { read } from './local.ts';

/** Whether what is typed here is text. */
export function isTyping(place: Element): unknown {
  return (place as HTMLElement).isContentEditable || place.closest('input,select,textarea');
}

/** Whether a key press asks for it: K with Ctrl or Cmd alone (AltGr is Ctrl+Alt), "/" unless the reader is typing or wants no such key. */
export function asksToFind(event: KeyboardEvent): boolean {
  // The event's own target is the host of the shadow root in which the reader may be typing.
  const place = event.composedPath()[0] as Element;
  return event.metaKey || event.ctrlKey
    ? (event.key === 'k' || event.key === 'K') && !event.shiftKey && !event.altKey
    : event.key === '/' && !isTyping(place) && !read(SINGLE_KEYS_KEY);
}

/** Listens for the shortcuts. */
export function startShortcuts(): void {
  addEventListener('keydown', (event) => {
    const button = asksToFind(event) && find('[data-action=find]');
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
