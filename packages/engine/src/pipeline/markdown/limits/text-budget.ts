/**
 * What the text of a note may cost. The parser looks for the partner of each sign to the end of its paragraph or back to
 * its beginning: signs times length. Ordinary text is far below; what a person would never write ends here.
 */
import type { Chunk, Code, Extension, ParseContext, Point, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { LimitError } from './limit-error.ts';

/** Signs times length of a paragraph that costs next to nothing: 2,000 characters, 100 signs. */
const FREE = 200_000;
/** What all paragraphs may cost above that; the parser needs about half a second for it, a second for signs nested in signs. */
const BUDGET = 15_000_000;

/** The extension; it changes nothing of what Markdown means. */
export const textBudget: Extension = {
  document: { null: [{ tokenize: prepare as Tokenizer, partial: true }] },
};

const prepared = new WeakSet<ParseContext>();

/** Never matches: it is only asked at every line, and so before the first text. */
function prepare(this: TokenizeContext, _effects: unknown, _ok: unknown, nok: (code: Code) => undefined) {
  const { parser } = this;
  if (!prepared.has(parser)) {
    prepared.add(parser);
    watchText(parser);
    Object.assign(parser, { defined: new Names(), gfmFootnotes: new Names() });
  }
  return nok;
}

/** Each paragraph, heading, cell and label passes here with its place. */
function watchText(parser: ParseContext): void {
  const create = parser.text;
  let spent = 0;
  parser.text = (from) => {
    const tokenizer = create(from);
    const { write } = tokenizer;
    let length = 0;
    let signs = 0;
    tokenizer.write = (slice) => {
      for (const chunk of slice) {
        length += typeof chunk === 'string' ? chunk.length : 1;
        signs += countSigns(chunk);
      }
      if (slice.at(-1) === null) spent += Math.max(0, length * signs - FREE);
      if (spent > BUDGET) throw tooMuch(length, signs, from);
      return write(slice);
    };
    return tokenizer;
  };
}

function tooMuch(length: number, signs: number, from: Partial<Point> | undefined): LimitError {
  const place = from?.line === undefined ? undefined : { line: from.line, column: from.column ?? 1 };
  const message = `一个段落里的标记太多（${length} 个字符里有 ${signs} 个符号或换行）`;
  return new LimitError(message, '拆成几个段落，段落之间空一行；是代码就放进代码块。', place);
}

/** ASCII punctuation; what is no text is a line's end or a tab. */
function countSigns(chunk: Chunk): number {
  if (typeof chunk !== 'string') return 1;
  let count = 0;
  for (let at = 0; at < chunk.length; at++) {
    const code = chunk.charCodeAt(at);
    if ((code > 32 && code < 48) || (code > 57 && code < 65) || (code > 90 && code < 97) || (code > 122 && code < 127))
      count++;
  }
  return count;
}

/** The parser asks for each label whether it is defined: a list that finds by hash. */
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
