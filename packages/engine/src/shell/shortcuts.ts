/**
 * Keys of a page. A control says its keys in `aria-keyshortcuts`, and a press of one clicks it: there is no other list, so
 * what is told of keys (to screen readers, by the keyboard help) is what they do.
 */
import { isTyping } from './boot/shortcuts.ts';

/** A control that can be used now, and the keys that click it. */
export interface Shortcut {
  control: HTMLElement;
  keys: string[];
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The shortcuts of the dialog that is open, else of the page; not those of controls that are not shown. */
export function currentShortcuts(): Shortcut[] {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...place.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')]
    .filter((control) => control.getClientRects().length > 0)
    .map((control) => ({ control, keys: control.getAttribute('aria-keyshortcuts')?.split(' ') ?? [] }));
}

/** The name of a key press as `aria-keyshortcuts` writes it; of signs only the sign counts, however it is typed. */
export function pressName({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  // Chinese input methods type the full-width sign with the same key.
  const name = key === '？' ? '?' : key.length === 1 ? key.toUpperCase() : key;
  const isShifted = shiftKey && !/^[^\p{L}\d]$/u.test(name);
  const held = [ctrlKey && 'Control', metaKey && 'Meta', altKey && 'Alt', isShifted && 'Shift'];
  return [...held, name].filter(Boolean).join('+');
}

/** Whether a key press belongs to what has the focus: a field, a lab, an input method. */
export function isTaken(event: KeyboardEvent): boolean {
  const place = event.composedPath()[0] as Element;
  // Safari ends a composition before its last key arrives, which then has the code 229.
  return event.isComposing || event.keyCode === 229 || Boolean(isTyping(place)) || place.closest('.lab') !== null;
}

/** Listens, after the boot and whoever else serves a key itself. */
export function startShortcuts(): void {
  addEventListener('keydown', (event) => {
    // What fills in forms sends presses without a key.
    if (!event.key || event.defaultPrevented || event.repeat || isTaken(event)) return;
    const name = pressName(event);
    const control = currentShortcuts().find(({ keys }) => keys.includes(name))?.control;
    if (!control) return;
    event.preventDefault();
    control.click();
  });
}
