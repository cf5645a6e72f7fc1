/** `![[笔记#标题]]`: another note's text, or the part of it below a heading, in a quote. */
import { join } from 'node:path';
import type { Blockquote, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type NoteContext, type Place, report } from '../../pipeline/markdown/context.ts';
import { parseMarkdown } from '../../pipeline/markdown/parse.ts';
import { splitFrontMatter } from '../../pipeline/read/front-matter.ts';
import { words } from '../../words/dialects.ts';
import { includedText } from '../kit/included-text.ts';
import { mayInclude } from '../kit/inclusions.ts';
import { hideComments, takeBlockIds } from './comments.ts';

interface Embedded {
  file: string;
  heading: string | undefined;
  position: Blockquote['position'];
  /** Rewrites the links of what is embedded. */
  rewriteLinks: (tree: Root, context: NoteContext, within: readonly string[]) => void;
}

/** The quote; it is empty where the note cannot be read, or holds itself. `within` are the notes around it. */
export function embedNote(
  { file, heading, position, rewriteLinks }: Embedded,
  context: NoteContext,
  within: readonly string[],
): Blockquote {
  const may = mayInclude(file, within, position?.start, context);
  const written = { name: file, place: position?.start };
  const text = may ? includedText(join(context.options.contentDir, file), written, context) : undefined;
  if (may && text === undefined) reportMissing(file, position?.start, context);
  const tree = parseMarkdown(hideComments(splitFrontMatter(text ?? '').body), undefined, context.options.formulas);
  const part = heading ? below(tree, heading) : tree.children;
  const inner: Root = { type: 'root', children: part };
  takeBlockIds(inner);
  rewriteLinks(inner, context, [...within, file]);
  // What is wrong there is reported where it was taken in.
  visit(inner, (node) => {
    if (position) node.position = position;
  });
  return { type: 'blockquote', children: inner.children as Blockquote['children'] };
}

/** It was there when the site was read. */
function reportMissing(file: string, place: Place | undefined, context: NoteContext): void {
  const message = words.embeddedGone(file);
  report(context, place, { severity: 'error', rule: 'include-missing', message, fix: words.buildAgain });
}

/** From the heading to the next one of its level. */
function below({ children }: Root, wanted: string): RootContent[] {
  const start = children.findIndex((node) => node.type === 'heading' && textOf(node).trim() === wanted.trim());
  const first = children[start];
  if (first?.type !== 'heading') return children;
  const end = children.findIndex((node, at) => at > start && node.type === 'heading' && node.depth <= first.depth);
  return children.slice(start, end < 0 ? undefined : end);
}
