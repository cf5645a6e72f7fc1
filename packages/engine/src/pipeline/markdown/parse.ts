/** Markdown text to syntax tree: CommonMark, GFM, maths, block directives, emphasis that knows CJK. */
import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { Formulas } from '../../shared/dialects.ts';
import { textBudget } from './limits/text-budget.ts';
import type { DialectSyntax } from './note-dialect.ts';
import { bareAddresses, endAtChinese } from './syntax/bare-addresses.ts';
import { dollars } from './syntax/dollars.ts';
import { hasIndentedDelimiters, indentedDelimiters } from './syntax/indented-delimiters.ts';
import { placeTasks } from './syntax/place-tasks.ts';

const plain: DialectSyntax = { micromark: [], fromMarkdown: [] };
const parsers = new WeakMap<DialectSyntax, Map<string, Parser>>();

/** Parses a note's body; `syntax` is what another engine's notes have besides, and `formulas` what it takes for one. */
export function parseMarkdown(source: string, syntax: DialectSyntax = plain, formulas: Formulas = 'all'): Root {
  const known = parsers.get(syntax) ?? new Map<string, Parser>();
  parsers.set(syntax, known);
  // Few notes have such tables, and the others shall not wait for them.
  const isIndented = hasIndentedDelimiters(source);
  const kind = `${formulas} ${isIndented}`;
  const parser = known.get(kind) ?? parserWith(syntax, formulas, isIndented);
  known.set(kind, parser);
  const tree = parser.parse(source) as Root;
  if (BOX_ALONE.test(source)) placeTasks(tree, source);
  return tree;
}

/** A task's box at the end of its line. */
const BOX_ALONE = /\[[ xX]\][ \t]*\n/;

type Parser = ReturnType<typeof parserWith>;

function parserWith(syntax: DialectSyntax, formulas: Formulas, isIndented: boolean) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(formulas === 'none' ? [] : [[remarkMath, { singleDollarTextMath: formulas === 'all' }]])
    .use(remarkOurs, syntax, isIndented)
    .use(remarkCjkFriendly)
    .use(remarkCjkFriendlyStrikethrough)
    .freeze();
}

/** Block directives `:::x` and `::x`, but not `:x`: `12:30`, `注意:name` and `localhost:3000` must stay text. */
function remarkOurs(this: Processor, syntax: DialectSyntax, isIndented: boolean): void {
  const { flow } = directive();
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow },
    dollars,
    bareAddresses,
    ...(isIndented ? [indentedDelimiters] : []),
    textBudget,
    ...[syntax.micromark].flat(),
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown(),
    { transforms: [endAtChinese] },
    ...[syntax.fromMarkdown].flat(),
  ];
}
