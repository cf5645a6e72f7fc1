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

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkBlockDirectives)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .freeze();

/** Parses a note's body. */
export function parseMarkdown(source: string): Root {
  return parser.parse(source) as Root;
}

/** `:::x` and `::x`, but not `:x`: `12:30`, `注意:name` and `localhost:3000` must stay text. */
function remarkBlockDirectives(this: Processor): void {
  const { flow } = directive();
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow }, textBudget];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
