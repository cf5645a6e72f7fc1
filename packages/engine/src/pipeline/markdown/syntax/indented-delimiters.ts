/**
 * Tables whose delimiter row is indented by four spaces and more. GFM takes such a row for code, which it cannot be
 * below a row of cells: code never interrupts a paragraph.
 */
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Construct, Extension, TokenizeContext } from 'micromark-util-types';

/** Whether a line of the source may be such a row. */
export function hasIndentedDelimiters(source: string): boolean {
  for (const [, before = ''] of source.matchAll(/^([ \t>]*)[|:-][ \t|:-]*$/gm)) {
    if (/ {4}|\t/.test(before)) return true;
  }
  return false;
}

const table = gfmTable().flow?.null as Construct;

/** Takes the place of GFM's own tables. */
export const indentedDelimiters: Extension = {
  disable: { null: ['table'] },
  flow: {
    null: {
      ...table,
      name: 'tableWithIndent',
      tokenize(effects, ok, nok) {
        return table.tokenize.call(withoutCode(this), effects, ok, nok);
      },
    },
  },
};

const contexts = new WeakMap<TokenizeContext, TokenizeContext>();

/** The context of a note that has no indented code, which is all that the table's construct asks about. */
function withoutCode(context: TokenizeContext): TokenizeContext {
  const known = contexts.get(context);
  if (known) return known;
  const { parser } = context;
  const { disable } = parser.constructs;
  const constructs = { ...parser.constructs, disable: { null: [...(disable.null ?? []), 'codeIndented'] } };
  const other: TokenizeContext = Object.create(context, {
    parser: { value: { ...parser, constructs } },
    interrupt: {
      get: () => context.interrupt,
      set: (value) => {
        context.interrupt = value;
      },
    },
  });
  contexts.set(context, other);
  return other;
}
