/**
 * Limits what reading the expressions and imports of a note costs. The parser of MDX tries anew at each brace, and each
 * empty line, that may be the end: number of those times length.
 */
import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import type { Code, Extension, ParseContext, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { LimitError } from '../../pipeline/markdown/limits/limit-error.ts';
import { words } from '../../words/dialects.ts';

/** Characters read in all trials of a note; ordinary ones read each twice. */
const BUDGET = 1_500_000;

// The note being read: parsing is synchronous, so there is only one.
let spent = 0;

const parser = Parser.extend(jsx());

/** Reads scripts with JSX, as long as the budget lasts. */
export const scriptParser: Pick<typeof Parser, 'parse' | 'parseExpressionAt'> = {
  parse(input, options) {
    spend(input);
    return parser.parse(input, options);
  },
  parseExpressionAt(input, at, options) {
    spend(input);
    return parser.parseExpressionAt(input, at, options);
  },
};

function spend({ length }: string): void {
  spent += length;
  if (spent > BUDGET) throw new TooMuch();
}

class TooMuch extends LimitError {
  constructor() {
    const fix = words.checkPairs;
    super(words.manyScripts, fix, { place: undefined });
  }

  /** The parser of MDX catches what is thrown here, asks where it was and tries the next brace: this ends it. */
  get pos(): never {
    throw this;
  }
}

/** Begins anew with each note; changes nothing of what Markdown means. */
export const scriptBudget: Extension = { document: { null: [{ tokenize: begin as Tokenizer, partial: true }] } };

const begun = new WeakSet<ParseContext>();

/** Never matches: it is tried at every line. */
function begin(this: TokenizeContext, _effects: unknown, _ok: unknown, nok: (code: Code) => undefined) {
  if (!begun.has(this.parser)) {
    begun.add(this.parser);
    spent = 0;
  }
  return nok;
}
