/** Checks the raw HTML of a note against the allow-list; what is not allowed is shown as text. */
import type { Html, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type NoteContext, type Place, report } from '../context.ts';
import { badAttributes, badTag } from './check-tag.ts';
import { createNesting } from './nesting.ts';
import { neutraliseLinks } from './neutralise-links.ts';
import { placeInNode } from './place-in-node.ts';
import { type Scan, scanTags, type Tag } from './scan-tags.ts';

/** Reports what a note must not write and takes its comments out; true when raw HTML is left. */
export function checkHtml(tree: Root, context: NoteContext): boolean {
  const nesting = createNesting(context);
  let found = false;
  neutraliseLinks(tree, context);
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const { value } = node;
    const scan = scanTags(value);
    const placeOf = (offset: number) => placeInNode(node, value, offset, context.note.body);
    const refused = scan.tags.filter((tag) => !check(tag, placeOf, context));
    for (const tag of scan.tags) if (!refused.includes(tag)) nesting.add(tag, placeOf(tag.start));
    if (scan.brokenAt !== undefined) reportBroken(placeOf(scan.brokenAt), context);
    node.value = rewrite(node, scan, refused);
    if (node.value.trim()) found = true;
    else parent.children.splice(index, 1);
    return node.value.trim() ? undefined : [SKIP, index];
  });
  nesting.finish();
  return found;
}

function check(tag: Tag, placeOf: (offset: number) => Place, context: NoteContext): boolean {
  const bad = badTag(tag);
  if (bad) {
    // One report a pair: the end tag is refused with its start.
    if (tag.kind === 'start') report(context, placeOf(tag.start), bad);
    return false;
  }
  for (const { problem, start } of badAttributes(tag)) report(context, placeOf(start), problem);
  return true;
}

/** Comments go, refused tags become text, and so does a tag that never ends. */
function rewrite({ value }: Html, scan: Scan, refused: Tag[]): string {
  const end = scan.brokenAt ?? value.length;
  const changes = [
    ...scan.hidden.map((range) => ({ ...range, isText: false })),
    ...refused.map((range) => ({ ...range, isText: true })),
  ].sort((a, b) => a.start - b.start);
  let result = '';
  let reached = 0;
  for (const { start, end: next, isText } of changes) {
    result += value.slice(reached, start) + (isText ? escapeTag(value.slice(start, next)) : '');
    reached = next;
  }
  return result + value.slice(reached, end) + escapeTag(value.slice(end));
}

function escapeTag(source: string): string {
  return source.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function reportBroken(place: Place, context: NoteContext): void {
  const message = '这个 HTML 标签没有写完，缺少 >。';
  report(context, place, {
    severity: 'error',
    rule: 'html-not-allowed',
    message,
    fix: '补上 >；要显示小于号，写成 `<`（放进反引号）。',
  });
}
