/** Checks the raw HTML of a note against the allow-list; what is not allowed is shown as text. */
import type { Html, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type NoteContext, type Place, report } from '../context.ts';
import { badAttributes, badTag } from './check-tag.ts';
import { createNesting, type Nesting } from './nesting.ts';
import { neutraliseLinks } from './neutralise-links.ts';
import { placeInNode } from './place-in-node.ts';
import { rewriteHtml } from './rewrite-html.ts';
import { scanTags, type Tag } from './scan-tags.ts';

/** Reports what a note must not write and takes its comments out; true when raw HTML is left. */
export function checkHtml(tree: Root, context: NoteContext): boolean {
  const nesting = createNesting(context);
  let isLeft = false;
  neutraliseLinks(tree, context);
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    node.value = checkNode(node, isGlued(parent, index), nesting, context);
    if (node.value.trim()) {
      isLeft = true;
      return undefined;
    }
    parent.children.splice(index, 1);
    return index;
  });
  nesting.finish();
  return isLeft;
}

/** Reports the problems of one piece of HTML and gives what may stay of it. */
function checkNode(node: Html, isAfterWord: boolean, nesting: Nesting, context: NoteContext): string {
  const { value } = node;
  const scan = scanTags(value);
  const placeOf = (offset: number) => placeInNode(node, value, offset, context.note.body);
  const refused: Tag[] = [];
  for (const tag of scan.tags) {
    const bad = badTag(tag, isAfterWord && tag.start === 0);
    if (bad) refused.push(tag);
    // One report a pair: the end tag goes with its start.
    if (bad && nesting.addRefused(tag)) report(context, placeOf(tag.start), bad);
    if (bad) continue;
    nesting.add(tag, placeOf(tag.start));
    for (const { problem, start } of badAttributes(tag)) report(context, placeOf(start), problem);
  }
  if (scan.brokenAt !== undefined) reportBroken(placeOf(scan.brokenAt), context);
  return rewriteHtml(value, scan, refused);
}

/** `vector<int>`: the tag follows a word at once. */
function isGlued(parent: Parent, index: number): boolean {
  const before = parent.children[index - 1];
  return before?.type === 'text' && /[\w>]$/.test(before.value);
}

function reportBroken(place: Place, context: NoteContext): void {
  const message = '这个 HTML 标签没有写完，缺少 >。';
  const fix = '补上 >；要显示小于号，写成 `<`（放进反引号）。';
  report(context, place, { severity: 'error', rule: 'html-not-allowed', message, fix });
}
