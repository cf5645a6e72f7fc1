/** Notes written for MkDocs, Material for MkDocs above all. */
import type { Root } from 'mdast';
import type { NoteContext } from '../../pipeline/markdown/context.ts';
import { isUnknownElement } from '../../pipeline/markdown/html/check-tag.ts';
import type { NoteDialect } from '../../pipeline/markdown/note-dialect.ts';
import { parseMarkdown } from '../../pipeline/markdown/parse.ts';
import { OUR_IDS } from '../../pipeline/markdown/slug.ts';
import { unwrapComponents } from '../kit/components.ts';
import { takeContents } from '../kit/contents.ts';
import { replaceEmoji } from '../kit/emoji.ts';
import { PYTHON_IDS } from '../kit/heading-ids.ts';
import { markAbbreviations } from './abbreviations.ts';
import { type ParseInline, rewriteBlocks } from './blocks.ts';
import { rewriteFences } from './fences.ts';
import { rewriteInline, takeAttributeLists } from './inline.ts';
import { rewriteMkdocs } from './lines.ts';
import { includeSnippets } from './snippets.ts';
import { SYNTAX } from './syntax.ts';

const parseInline =
  ({ options }: NoteContext): ParseInline =>
  (text) => {
    const [first] = parseMarkdown(text, SYNTAX, options.formulas).children;
    return first?.type === 'paragraph' ? first.children : text ? [{ type: 'text', value: text }] : [];
  };

function transform(tree: Root, context: NoteContext): void {
  includeSnippets(tree, context);
  rewriteBlocks(tree, parseInline(context), context);
  rewriteFences(tree, context);
  takeContents(tree);
  takeAttributeLists(tree);
  rewriteInline(tree);
  markAbbreviations(tree);
  replaceEmoji(tree);
  // Browsers show nothing of a tag that they do not know, `<id>`.
  unwrapComponents(tree, context, {}, isUnknownElement);
}

export const dialect: NoteDialect = {
  syntaxOf: () => SYNTAX,
  rewrite: rewriteMkdocs,
  transform,
  headingIds: PYTHON_IDS,
  unicodeIds: { ...OUR_IDS, joint: '_', isTitleNamed: true },
};
