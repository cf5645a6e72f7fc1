import { QUERY_LIMIT } from '../constants.ts';

/** A query as it is asked, remembered and put into addresses: no control signs, no halves of characters, not endless. */
export function cleanQuery(text: string): string {
  return (
    text
      .slice(0, QUERY_LIMIT)
      // Lone surrogates make `encodeURIComponent` throw; control signs are nothing a note holds.
      .replace(/\p{Surrogate}|\p{Cc}/gu, ' ')
      .trim()
  );
}
