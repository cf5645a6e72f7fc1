/** MDX for the parser: JSX, expressions, imports and exports in place of HTML and indented code. */
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { DialectSyntax } from '../../pipeline/markdown/note-dialect.ts';
import { scriptBudget, scriptParser } from './script-budget.ts';

export const MDX: DialectSyntax = {
  micromark: [mdxjs({ acorn: scriptParser }), scriptBudget],
  fromMarkdown: mdxFromMarkdown(),
};
