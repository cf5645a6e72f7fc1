/**
 * Limits the parsing cost of a note's text. The parser looks for the partner of each punctuation mark within its
 * paragraph: number of marks times length. Ordinary text is far below the limit.
 */
import type { Chunk, Code, Extension, ParseContext, Point, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { words } from '../../../words/compiling.ts';
import { LimitError } from './limit-error.ts';

/** Marks times length of a paragraph that costs next to nothing: 2,000 characters, 100 marks. */
const FREE = 200_000;
/** What all paragraphs may cost above that; parsing takes about half a second, a second for nested marks. */
const BUDGET = 15_000_000;

/** The extension; it changes nothing of what Markdown means. */
export const textBudget: Extension = {
  document: { null: [{ tokenize: prepare as Tokenizer, partial: true }] },
};

const prepared = new WeakSet<ParseContext>();

/** Never matches: it is tried at every line, and so before the first text. */
function prepare(this: TokenizeContext, _effects: unknown, _ok: unknown, nok: (code: Code) => undefined) {
  const { parser } = this;
  if (!prepared.has(parser)) {
    prepared.add(parser);
    watchText(parser);
    Object.assign(parser, { defined: new Names(), gfmFootnotes: new Names() });
  }
  return nok;
}

/** Called with each paragraph, heading, cell and label and its place. */
function watchText(parser: ParseContext): void {
  const create = parser.text;
  let spent = 0;
  parser.text = (from) => {
    const tokenizer = create(from);
    const { write } = tokenizer;
    let length = 0;
    let punctuation = 0;
    tokenizer.write = (slice) => {
      for (const chunk of slice) {
        length += typeof chunk === 'string' ? chunk.length : 1;
        punctuation += countPunctuation(chunk);
      }
      if (slice.at(-1) === null) spent += Math.max(0, length * punctuation - FREE);
      if (spent > BUDGET) throw tooMuch(length, punctuation, from);
      return write(slice);
    };
    return tokenizer;
  };
}

function tooMuch(length: number, punctuation: number, from: Partial<Point> | undefined): LimitError {
  const place = from?.line === undefined ? undefined : { line: from.line, column: from.column ?? 1 };
  const message = words.manyMarks(length, punctuation);
  return new LimitError(message, words.splitParagraph, { place });
}

/** ASCII punctuation; what is no text is a line's end or a tab. */
function countPunctuation(chunk: Chunk): number {
  if (typeof chunk !== 'string') return 1;
  let count = 0;
  for (let at = 0; at < chunk.length; at++) {
    const code = chunk.charCodeAt(at);
    if ((code > 32 && code < 48) || (code > 57 && code < 65) || (code > 90 && code < 97) || (code > 122 && code < 127))
      count++;
  }
  return count;
}

/** The parser checks for each label whether it is defined: a list with lookup by hash. */
class Names extends Array<string> {
  readonly #known = new Set<string>();

  override push(...names: string[]): number {
    for (const name of names) this.#known.add(name);
    return super.push(...names);
  }

  override includes(name: string): boolean {
    return this.#known.has(name);
  }
}
