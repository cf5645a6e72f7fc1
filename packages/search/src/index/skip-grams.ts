/** Pairs of characters with one between them: a heading is found although its middle character was typed wrong. */
import { sizeOf, type Token } from '../lexer/lexer.ts';

/** Cannot occur inside a run of Chinese, so that no other term looks like it. */
const GAP = '·';

/** The term for two characters with any one between them. */
export function skipGram(before: string, after: string): string {
  return before + GAP + after;
}

/** Skip-grams of a heading with the share of it that each covers, 0–1. */
export function skipGrams(tokens: Token[]): Map<string, number> {
  const characters = tokens.filter(({ kind }) => kind === 'char');
  const grams = tokens.filter(({ kind }) => kind === 'gram' || kind === 'word');
  const whole = grams.reduce((sum, token) => sum + sizeOf(token), 0) || 1;
  const found = new Map<string, number>();
  characters.forEach((character, index) => {
    const [middle, after] = [characters[index + 1], characters[index + 2]];
    if (after && middle?.start === character.end && after.start === middle.end) {
      found.set(skipGram(character.term, after.term), Math.min(1, 2 / whole));
    }
  });
  return found;
}
