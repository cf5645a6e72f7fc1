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
import { textBudget } from './limits/text-budget.ts';
import type { DialectSyntax } from './note-dialect.ts';
import { bareAddresses, endAtChinese } from './syntax/bare-addresses.ts';
import { dollars } from './syntax/dollars.ts';
import { indentedDelimiters } from './syntax/indented-delimiters.ts';

const parser = parserWith();
const others = new WeakMap<DialectSyntax, typeof parser>();

/** Parses a note's body; `syntax` is what another engine's notes have besides. */
export function parseMarkdown(source: string, syntax?: DialectSyntax): Root {
  if (!syntax) return parser.parse(source) as Root;
  const other = others.get(syntax) ?? parserWith(syntax);
  others.set(syntax, other);
  return other.parse(source) as Root;
}

function parserWith(syntax?: DialectSyntax) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkBlockDirectives, syntax)
    .use(remarkCjkFriendly)
    .use(remarkCjkFriendlyStrikethrough)
    .freeze();
}

/** `:::x` and `::x`, but not `:x`: `12:30`, `注意:name` and `localhost:3000` must stay text. */
function remarkBlockDirectives(this: Processor, syntax?: DialectSyntax): void {
  const { flow } = directive();
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow },
    dollars,
    bareAddresses,
    indentedDelimiters,
    textBudget,
    ...[syntax?.micromark ?? []].flat(),
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown(),
    { transforms: [endAtChinese] },
    ...(syntax ? [syntax.fromMarkdown] : []),
  ];
}
