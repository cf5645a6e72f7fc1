/**
 * How much code of a note is coloured. Grammars are regular expressions, and most take the square of what they read:
 * what no person reads line by line could keep them busy for minutes.
 */
import { words } from '../../../words/code-and-diagrams.ts';

/** Minified lines. */
const MAX_LINE_LENGTH = 1_000;
/** Shorter code costs nothing. */
const FREE = 1_000;
/** Sum of the squares of the rest: one of 15,000 characters (450 lines), or sixty of 2,000; about a second at worst. */
const BUDGET = 250_000_000;

/** Counts over the code of one note. */
export class ColourBudget {
  #spent = 0;

  /** Why this code is shown without colours; undefined when it has room. */
  take(code: string): string | undefined {
    if (code.length <= FREE) return undefined;
    if (code.split('\n').some((line) => line.length > MAX_LINE_LENGTH)) return words.longLine(MAX_LINE_LENGTH);
    const cost = code.length ** 2;
    if (this.#spent + cost > BUDGET) return words.longCode;
    this.#spent += cost;
    return undefined;
  }
}
