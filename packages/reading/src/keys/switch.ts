/** Whether keys of a single character do anything (WCAG 2.1.4): on, unless the reader has switched them off. */
import { SINGLE_KEYS_KEY } from 'study-notes/shared/constants';
import { isTaken } from 'study-notes/shell/shortcuts';
import { readStored, writeStored } from 'study-notes/shell/storage/storage';

let isOff = false;

const read = () => {
  isOff = readStored(SINGLE_KEYS_KEY) === 'off';
};

/** Whether they are switched off. */
export const areKeysOff = (): boolean => isOff;

/** Switches them off or on, and remembers it. */
export function switchKeys(off: boolean): void {
  isOff = off;
  writeStored(SINGLE_KEYS_KEY, off ? 'off' : null);
}

/** Whether a key press is a single character; Space and what is held with Ctrl, Alt or Cmd are none. */
export function isSingle({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}

/** Keeps such presses from everybody who listens, before any of them hears, and follows other tabs. */
export function startSwitch(): void {
  read();
  addEventListener('storage', read);
  const hold = (event: KeyboardEvent) => {
    if (isOff && isSingle(event) && !isTaken(event)) event.stopImmediatePropagation();
  };
  addEventListener('keydown', hold, true);
}
