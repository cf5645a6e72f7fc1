/** The reading record in local storage: one key per note, so that tabs never overwrite each other. */
import type { ReviewProps } from './props.ts';
import { isDay } from './record-schema.ts';

type Reading = Pick<ReviewProps, 'keyOf' | 'readStored' | 'writeStored' | 'onReadingChange'>;

/** Path of each note whose end was reached → the day. */
export function readNotes({ keyOf, readStored }: Reading): Record<string, string> {
  const entries = storedKeys()
    .filter((key) => key.startsWith(keyOf('read')))
    .map((key): [string, string] => [`/${key.slice(keyOf('read').length)}`, readStored(key) ?? ''])
    // Anything else would make a file that cannot be imported.
    .filter(([, day]) => isDay(day));
  return Object.fromEntries(entries);
}

/** Restores the reading record of a file. */
export function restoreReading(read: Record<string, string>, { keyOf, writeStored, onReadingChange }: Reading): void {
  for (const [path, day] of Object.entries(read)) writeStored(keyOf('read') + path.slice(1), day);
  onReadingChange();
}

/** Clears the reading record, and the places that were reached in notes. */
export function clearReading({ keyOf, writeStored, onReadingChange }: Reading): void {
  const isOurs = (key: string) => key.startsWith(keyOf('read')) || key.startsWith(keyOf('place'));
  for (const key of storedKeys()) if (isOurs(key)) writeStored(key, null);
  writeStored(keyOf('last'), null);
  onReadingChange();
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // Storage is blocked, so nothing was recorded.
  }
}
