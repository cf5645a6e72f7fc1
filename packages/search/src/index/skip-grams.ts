/** Pairs of characters with one between them: a heading is found although its middle character was typed wrong. */
import { sizeOf, type Token } from '../lexer/lexer.ts';

/** No text holds this sign inside a run of Chinese, so that no other term looks like it. */
const GAP = '·';

/** The term for two characters with any one between them. */
export function skipGram(before: string, after: string): string {
  return before + GAP + after;
}

/** Skip-grams of a heading with the share of it that each covers, 0–1. */
export function skipGrams(tokens: Token[]): Map<string, number> {
  const signs = tokens.filter(({ kind }) => kind === 'char');
  const grams = tokens.filter(({ kind }) => kind === 'gram' || kind === 'word');
  const whole = grams.reduce((sum, token) => sum + sizeOf(token), 0) || 1;
  const found = new Map<string, number>();
  signs.forEach((sign, index) => {
    const [middle, after] = [signs[index + 1], signs[index + 2]];
    if (after && middle?.start === sign.end && after.start === middle.end) {
      found.set(skipGram(sign.term, after.term), Math.min(1, 2 / whole));
    }
  });
  return found;
}
