/** Checks the raw HTML of a note against the allow-list; what is not allowed is shown as text. */
import type { Html, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { words } from '../../../words/html-and-images.ts';
import { type NoteContext, type Place, report } from '../context.ts';
import { badAttributes, badTag } from './check-tag.ts';
import { createNesting, type Nesting } from './nesting.ts';
import { neutraliseLinks } from './neutralise-links.ts';
import { placesIn } from './place-in-node.ts';
import { asText, insteadOf } from './replacements.ts';
import { type Replaced, rewriteHtml } from './rewrite-html.ts';
import { type Scan, scanTags } from './scan-tags.ts';

/** Reports forbidden HTML and removes comments; true when raw HTML is left. */
export function checkHtml(tree: Root, context: NoteContext): boolean {
  const nesting = createNesting(context);
  const ended = endedNames(tree);
  const lines = context.note.body.split('\n');
  let isLeft = false;
  neutraliseLinks(tree, context);
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const placeOf = placesIn(node, lines);
    node.value = checkNode(node, { placeOf, ended, isGlued: isGlued(parent, index) }, { nesting, context });
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

interface Where {
  placeOf(offset: number): Place;
  /** Names of all end tags of the note: a word that has one is an element, and no type as in `vector<int>`. */
  ended: ReadonlySet<string>;
  /** The piece follows a word at once, as in `vector<int>`. */
  isGlued: boolean;
}

/** Reports the problems of one piece of HTML and returns what may stay of it. */
function checkNode(
  { value }: Html,
  where: Where,
  { nesting, context }: { nesting: Nesting; context: NoteContext },
): string {
  const scan = scanTags(value);
  const { placeOf } = where;
  const refused: Replaced[] = [];
  for (const tag of scan.tags) {
    const { start, end } = tag;
    const source = value.slice(start, end);
    const mayNest = () => nesting.mayAdd(tag, placeOf(start));
    const bad = badTag(tag, where.isGlued && start === 0);
    // One report a pair: the end tag goes with its start.
    if (bad && nesting.addRefused(tag)) report(context, placeOf(start), bad);
    if (bad || !mayNest()) {
      refused.push({
        start,
        end,
        text: bad ? insteadOf(tag, source, { mayNest, isElement: where.ended.has(tag.name) }) : asText(source),
      });
      continue;
    }
    nesting.add(tag, placeOf(tag.start));
    for (const { problem, start } of badAttributes(tag)) report(context, placeOf(start), problem);
  }
  reportComment(scan, { value, placeOf }, context);
  if (scan.brokenAt !== undefined) reportBroken(placeOf(scan.brokenAt), context);
  return rewriteHtml(value, scan, refused);
}

function endedNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, 'html', ({ value }) => {
    for (const [, name = ''] of value.matchAll(/<\/([a-z][^\s/>]*)/gi)) names.add(name.toLowerCase());
  });
  return names;
}

/** `vector<int>`: the tag follows a word at once. */
function isGlued(parent: Parent, index: number): boolean {
  const before = parent.children[index - 1];
  return before?.type === 'text' && /[\w>]$/.test(before.value);
}

/** Markdown ends a piece of HTML at an empty line, even within a comment that began behind something else. */
function reportComment(
  scan: Scan,
  { value, placeOf }: { value: string; placeOf: Where['placeOf'] },
  context: NoteContext,
): void {
  const last = scan.hidden.at(-1);
  if (!last || !value.startsWith('<!--', last.start) || value.slice(last.start, last.end).endsWith('-->')) return;
  const fix = words.closeComment;
  const problem = { severity: 'warning', rule: 'html-unclosed', message: words.openComment, fix } as const;
  report(context, placeOf(last.start), problem);
}

function reportBroken(place: Place, context: NoteContext): void {
  const message = words.openTag;
  const fix = words.closeTag;
  report(context, place, { severity: 'error', rule: 'html-not-allowed', message, fix });
}
