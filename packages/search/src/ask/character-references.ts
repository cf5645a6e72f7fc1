/**
 * Replaces `decode-named-character-reference` in browser bundles: its browser version sets `innerHTML`, which Trusted
 * Types reject. The whole table of HTML is 12 KB compressed.
 */
const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** The character for a reference such as `lt`; false for rarer ones, which stay as written. */
export function decodeNamedCharacterReference(name: string): string | false {
  return NAMED.get(name) ?? false;
}
