/** Gives every heading its id, takes the page's title out, and builds the table of contents. */
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TocItem } from '../../shared/page.ts';
import { words } from '../../words/compiling.ts';
import { type NoteContext, report } from './context.ts';
import { RESERVED_IDS } from './html/allow-list.ts';
import { type HeadingIds, IdRegister, OUR_IDS } from './slug.ts';

const EXPLICIT_ID = /(?<!\s)\s*\{#([^\s{}]+)\}\s*$/;

export interface Outline {
  /** The `#` heading at the top of the note, taken out of the tree. */
  title?: Heading;
  toc: TocItem[];
  ids: IdRegister;
}

/** Writes ids into the headings of the tree, as `naming` makes them. */
export function remarkHeadings(tree: Root, context: NoteContext, naming: HeadingIds = OUR_IDS): Outline {
  const { title, id: titleId } = takeTitle(tree);
  const ids = new IdRegister([...RESERVED_IDS, ...context.takenIds], naming.joint);
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    headings.push(heading);
  });
  const explicit = headings.map((heading) => takeExplicitId(heading, ids, context));
  const { min, max } = tocLevels(context);
  const toc: TocItem[] = [];
  if (title && naming.isTitleNamed) {
    const id = titleId !== undefined && ids.take(titleId) ? titleId : ids.takeFree(naming.slugOf(plainText(title)));
    title.data = { hProperties: { id } };
  }
  headings.forEach((heading, index) => {
    if (heading.depth === 1) demote(heading, context);
    const text = plainText(heading);
    const id = explicit[index] ?? ids.takeFree(naming.slugOf(text));
    heading.data = { ...heading.data, hProperties: { id } };
    if (heading.depth >= min && heading.depth <= max) toc.push({ id, text, level: heading.depth });
  });
  return { ...(title && { title }), toc, ids };
}

function plainText(heading: Heading): string {
  return textOf(heading, { includeHtml: false }).replace(/\s+/g, ' ').trim();
}

/** The first block of the note, when it is a `#` heading, and the id that is written behind it. */
function takeTitle(tree: Root): { title?: Heading; id?: string | undefined } {
  const first = tree.children[0];
  if (first?.type !== 'heading' || first.depth !== 1) return {};
  tree.children.shift();
  const last = first.children.at(-1);
  if (last?.type !== 'text') return { title: first };
  const id = EXPLICIT_ID.exec(last.value)?.[1]?.normalize('NFC');
  last.value = last.value.replace(EXPLICIT_ID, '');
  return { title: first, id };
}

/** `## 标题 {#id}`: explicit ids are taken before the others, whatever their order. */
function takeExplicitId(heading: Heading, ids: IdRegister, context: NoteContext): string | undefined {
  const last = heading.children.at(-1);
  const match = last?.type === 'text' ? EXPLICIT_ID.exec(last.value) : null;
  if (last?.type !== 'text' || !match?.[1]) return undefined;
  last.value = last.value.slice(0, match.index);
  const id = match[1].normalize('NFC');
  if (ids.take(id)) return id;
  const fix = words.otherId(id);
  report(context, heading.position?.start, {
    severity: 'error',
    rule: 'duplicate-heading-id',
    message: words.idTwice(id),
    fix,
  });
  return ids.takeFree(id);
}

/** A page has one `<h1>`; a later `#` becomes `##`. */
function demote(heading: Heading, context: NoteContext): void {
  heading.depth = 2;
  const message = words.secondTitle(textOf(heading));
  report(context, heading.position?.start, {
    severity: 'warning',
    rule: 'second-title',
    message,
    fix: words.levelTwo,
  });
}

function tocLevels(context: NoteContext): { min: number; max: number } {
  const { frontMatter } = context.note;
  const { toc } = context.options;
  return { min: frontMatter.toc_min_heading_level ?? toc.min, max: frontMatter.toc_max_heading_level ?? toc.max };
}
