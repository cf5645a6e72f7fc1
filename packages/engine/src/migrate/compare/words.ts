/** Texts as words, so that two engines' spaces and quotation marks do not count. */

const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])+|\S/gu;

/** What typographers make of plain signs, and the plain sign. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\p{Cf}|\ufe0f/gu, ''],
  [/[“”«»]/g, '"'],
  [/[‘’]/g, "'"],
  [/…/g, '...'],
  [/—/g, '---'],
  [/–/g, '--'],
];

/** Each Han character is a word, as is each sign. */
export function wordsOf(text: string): string[] {
  const plain = SIGNS.reduce((rest, [sign, by]) => rest.replace(sign, by), text.normalize('NFC'));
  return plain.match(WORD) ?? [];
}
