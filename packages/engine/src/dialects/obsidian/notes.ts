/** Notes written in Obsidian. */
import type { Root } from 'mdast';
import type { NoteContext } from '../../pipeline/markdown/context.ts';
import type { NoteDialect } from '../../pipeline/markdown/note-dialect.ts';
import { takeContents } from '../kit/contents.ts';
import { wrapMarked } from '../kit/marks.ts';
import { rewriteCallouts } from './callouts.ts';
import { hideComments, takeBlockIds } from './comments.ts';
import { rewriteWikiLinks, sizeImages } from './wiki-links.ts';

function transform(tree: Root, context: NoteContext): void {
  takeBlockIds(tree);
  rewriteWikiLinks(tree, context);
  sizeImages(tree);
  rewriteCallouts(tree);
  takeContents(tree);
  wrapMarked(tree, '==', 'mark');
}

export const dialect: NoteDialect = { rewrite: hideComments, transform };
