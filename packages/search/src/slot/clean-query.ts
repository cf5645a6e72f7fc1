import { QUERY_LIMIT } from '../constants.ts';

/** A normalised query: no control characters, no lone surrogates, limited length. */
export function cleanQuery(text: string): string {
  return (
    text
      .slice(0, QUERY_LIMIT)
      // Lone surrogates make `encodeURIComponent` throw; control characters occur in no note.
      .replace(/\p{Surrogate}|\p{Cc}/gu, ' ')
      .trim()
  );
}
