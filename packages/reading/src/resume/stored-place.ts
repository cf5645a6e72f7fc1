/** Where the reader was in a note, in local storage: one key a note. Nothing is stored when the reading record is off. */
import { isNoting, keyOf } from 'study-notes/shell/reading/reading';
import { readStored, writeStored } from 'study-notes/shell/storage/storage';
import { type Place, parsePlace } from './place.ts';

const keyFor = (path: string) => keyOf('place') + path.slice(1);

/** Whether there is something stored for a note. */
export function isPlaceStored(path: string): boolean {
  return readStored(keyFor(path)) !== null;
}

/** The place that was reached in a note; undefined when there is none, or it is damaged. */
export function storedPlace(path: string): Place | undefined {
  return isNoting() ? parsePlace(readStored(keyFor(path))) : undefined;
}

/** Stores a place; undefined forgets it. */
export function storePlace(path: string, place: Place | undefined): void {
  if (place === undefined) writeStored(keyFor(path), null);
  else if (isNoting()) writeStored(keyFor(path), JSON.stringify(place));
}
