/** Syntax tree to article HTML. */
import type { Element, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { defaultHandlers, type Handler, type State, toHast } from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import { words } from '../../words/notes.ts';
import { makeBreakable } from './breakable-code.ts';
import type { NoteContext } from './context.ts';
import type { ElementNode } from './element-node.ts';
import { rehypeRawHtml } from './html/rehype-raw-html.ts';
import type { NoteFeature } from './note-feature.ts';
import { printHtml } from './print-html.ts';

/** What a browser shows of a note. */
export interface Article {
  html: string;
  /** Ids in it, as links may name them. */
  ids: string[];
}

/** Converts the tree; raw HTML of the note passes the allow-list, our own elements do not have to. */
export function toArticle(tree: Root, context: NoteContext, features: readonly NoteFeature[]): Article {
  const kept: Element[] = [];
  let hast = toHast(tree, {
    allowDangerousHtml: context.hasRawHtml,
    clobberPrefix: '',
    footnoteLabel: words.footnotes,
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference: number) => words.backToReference(reference + 1),
    handlers: {
      elementNode: (_: State, node: ElementNode) =>
        context.hasRawHtml ? placeholder(kept, node.element) : node.element,
      table: wrapTable(),
      listItem: labelTask,
      inlineCode: codeInLine,
    },
  }) as HastRoot;
  if (context.hasRawHtml) hast = restore(rehypeRawHtml(hast, context), kept);
  for (const { markArticle } of features) markArticle?.(hast, context);
  for (const { readArticle } of features) {
    readArticle?.(hast, context, (children) => printHtml({ type: 'root', children }));
  }
  return { html: printHtml(hast), ids: idsIn(hast) };
}

/** Every id; formulas, which are text already, have none. */
function idsIn(tree: HastRoot): string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({ properties: { id } }) => {
    if (id) ids.push(String(id).normalize('NFC'));
  });
  return ids;
}

/** Our own elements step aside while the rest is sanitised: KaTeX and SVG would not survive an allow-list. */
function placeholder(kept: Element[], element: Element): Element {
  return { type: 'element', tagName: 'x-element', properties: { dataI: String(kept.push(element) - 1) }, children: [] };
}

function restore(tree: HastRoot, kept: Element[]): HastRoot {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'x-element' || !parent || index === undefined) return undefined;
    const own = kept[Number(node.properties.dataI)];
    if (own) parent.children[index] = own;
    return SKIP;
  });
  return tree;
}

/** A wide table scrolls in a box of its own; tables are numbered so that each region has a name. */
function wrapTable() {
  let count = 0;
  return (state: State, node: Parameters<typeof defaultHandlers.table>[1]): Element => ({
    type: 'element',
    tagName: 'div',
    properties: { className: ['table'], role: 'region', ariaLabel: words.table(++count), tabIndex: 0 },
    children: [withoutEmptyHeaders(defaultHandlers.table(state, node))],
  });
}

/** The empty corner above row names heads nothing: a screen reader must not announce it as a header. */
function withoutEmptyHeaders(table: Element): Element {
  visit(table, 'element', (cell: Element) => {
    if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
  });
  return table;
}

/** Code that begins a text is marked: its ground hangs out, so that the text does not look indented. */
const codeInLine: Handler = (state, node, parent) => {
  const code = defaultHandlers.inlineCode(state, node);
  makeBreakable(code);
  const isFirst = (parent?.type === 'paragraph' || parent?.type === 'heading') && parent.children[0] === node;
  if (isFirst) code.properties.className = ['first'];
  return code;
};

/** A task's checkbox has a name. */
const labelTask: Handler = (state, node, parent) => {
  const item = defaultHandlers.listItem(state, node, parent);
  if (typeof node.checked !== 'boolean') return item;
  visit(item, 'element', (child: Element) => {
    if (child.tagName === 'input') child.properties.ariaLabel = node.checked ? words.done : words.undone;
  });
  return item;
};
