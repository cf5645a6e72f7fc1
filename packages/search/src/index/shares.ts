/** How much of a heading each of its terms covers. */
import { sizeOf, type Token } from '../lexer/lexer.ts';

/** Each term's share of the heading, 0–1; the grams and words of a heading are 1 together. */
export function sharesOf(tokens: Token[]): Map<string, number> {
  const whole = tokens.reduce((sum, token) => sum + (isCounted(token, tokens) ? sizeOf(token) : 0), 0) || 1;
  const shares = new Map<string, number>();
  for (const token of tokens) {
    shares.set(token.term, Math.min(1, (shares.get(token.term) ?? 0) + sizeOf(token) / whole));
  }
  return shares;
}

/** A piece never counts besides its word, and a single character only where no gram holds it. */
function isCounted(token: Token, tokens: Token[]): boolean {
  if (token.kind === 'part') return false;
  const holds = ({ kind, start, end }: Token) => kind === 'gram' && start <= token.start && end >= token.end;
  return token.kind !== 'char' || !tokens.some(holds);
}
