/**
 * Dollars that are money: in `$5 and $10` the second one stands behind a space and before a digit, so it ends no
 * formula. The rule is Pandoc's; `$ x $`, with spaces on both sides, stays a formula.
 */
import { asciiDigit, markdownLineEndingOrSpace } from 'micromark-util-character';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';

const DOLLAR = 36;

/** Comes before formulas, and takes a lone dollar that begins none as text. */
export const dollars: Extension = { text: { [DOLLAR]: { name: 'dollar', previous, tokenize } } };

/** As formulas have it: the parser tries both where either may begin. */
function previous(this: TokenizeContext, code: Code): boolean {
  return code !== DOLLAR || this.events.at(-1)?.[1].type === 'characterEscape';
}

function tokenize(effects: Effects, ok: State, nok: State): State {
  const after: State = (code) => {
    effects.exit('data');
    return ok(code);
  };
  const take: State = (code) => {
    effects.enter('data');
    effects.consume(code);
    return after;
  };
  return effects.check(MONEY, take, nok);
}

const MONEY: Construct = { partial: true, tokenize: tokenizeMoney };

/** Succeeds where the next lone dollar cannot end what this one begins. */
function tokenizeMoney(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let isPadded = false;
  let isBehindSpace = false;
  let length = 0;
  const inside: State = (code) => {
    if (code === null) return nok(code);
    if (code !== DOLLAR) return further(code, inside);
    isBehindSpace = markdownLineEndingOrSpace(this.previous);
    length = 0;
    return closing(code);
  };
  // Several dollars in a row are part of the formula.
  const closing: State = (code) => {
    if (code === DOLLAR) {
      length++;
      return further(code, closing);
    }
    if (length > 1) return inside(code);
    return (isBehindSpace && !isPadded) || asciiDigit(code) ? ok(code) : nok(code);
  };
  const further = (code: Code, next: State): State => {
    effects.consume(code);
    return next;
  };
  const opening: State = (code) => {
    if (code === DOLLAR) return nok(code);
    isPadded = markdownLineEndingOrSpace(code);
    return inside(code);
  };
  return (code) => {
    effects.enter('data');
    return further(code, opening);
  };
}
