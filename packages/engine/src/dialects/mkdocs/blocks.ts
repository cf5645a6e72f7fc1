/** Admonitions, tabs and definitions of Material for MkDocs as our own. */
import type { Blockquote, Parents, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { NoteContext } from '../../pipeline/markdown/context.ts';
import { admonition } from '../../pipeline/markdown/directive/admonition.ts';
import { tabs } from '../../pipeline/markdown/directive/tabs.ts';
import { ADMONITION_WORDS } from '../kit/admonition-words.ts';
import { details } from '../kit/details.ts';
import { finished } from '../kit/finished.ts';
import type { IndentedBlock } from '../kit/indented-blocks.ts';
import { ADMONITION, DEFINITION, TAB } from './syntax.ts';

/** Parses the inline Markdown of a title. */
export type ParseInline = (text: string) => PhrasingContent[];

/** Rewrites the blocks below `parent`, the inner ones too. */
export function rewriteBlocks(parent: Parents, parseInline: ParseInline, context: NoteContext): void {
  visit(parent, (node, index, above) => {
    if (node.type !== 'indentedBlock' || !above || index === undefined) return undefined;
    rewriteBlocks(node as unknown as Parents, parseInline, context);
    const siblings = above.children as RootContent[];
    if (DEFINITION.test(node.opening)) return [SKIP, defineTerms(siblings, index)];
    if (TAB.test(node.opening)) {
      const set = tabSet(siblings, index);
      siblings.splice(index, set.length, tabsOf(set, parseInline, context));
    } else {
      siblings[index] = blockOf(node, parseInline, context);
    }
    return [SKIP, index + 1];
  });
}

/** The paragraph before a definition holds its terms, a line each. Returns where to go on. */
function defineTerms(siblings: RootContent[], index: number): number {
  const before = siblings[index - 1];
  const list = before && isDefinitionList(before) ? before : undefined;
  const terms = !list && before?.type === 'paragraph' ? before : undefined;
  const node = siblings[index] as IndentedBlock;
  const definition = named('dd', node.children);
  if (list) {
    list.children.push(definition as never);
    siblings.splice(index, 1);
    return index;
  }
  const made = named('dl', [...(terms ? [named('dt', [terms])] : []), definition]);
  siblings.splice(terms ? index - 1 : index, terms ? 2 : 1, made);
  return terms ? index : index + 1;
}

function isDefinitionList(node: RootContent): node is Blockquote {
  return node.type === 'blockquote' && node.data?.hName === 'dl';
}

function named(hName: string, children: readonly RootContent[]): Blockquote {
  return { type: 'blockquote', children: [...children] as Blockquote['children'], data: { hName } };
}

/** The tabs that follow each other from here; `===!` begins another set. */
function tabSet(siblings: readonly RootContent[], from: number): IndentedBlock[] {
  const set: IndentedBlock[] = [];
  for (const node of siblings.slice(from)) {
    const [, marks] = node.type === 'indentedBlock' ? (TAB.exec(node.opening) ?? []) : [];
    if (node.type !== 'indentedBlock' || marks === undefined || (set.length > 0 && marks.includes('!'))) break;
    set.push(node);
  }
  return set;
}

function tabsOf(set: readonly IndentedBlock[], parseInline: ParseInline, context: NoteContext): RootContent {
  const children = set.flatMap((tab): RootContent[] => {
    const label: PhrasingContent[] = parseInline(TAB.exec(tab.opening)?.[2] ?? '');
    const leaf: LeafDirective = { type: 'leafDirective', name: 'tab', attributes: {}, children: label };
    return [leaf, ...tab.children];
  });
  const node = container('tabs', children, set[0]);
  tabs(node, context);
  return finished(node);
}

function blockOf(block: IndentedBlock, parseInline: ParseInline, context: NoteContext): RootContent {
  const [, mark = '', words = '', title] = ADMONITION.exec(block.opening) ?? [];
  const [kind = 'note'] = words.toLowerCase().split(/[ \t]+/);
  const node = container(kind, block.children, block);
  const label = parseInline(title ?? capitalised(kind || 'note'));
  if (mark.startsWith('?')) {
    node.attributes = mark.endsWith('+') ? { open: '' } : {};
    details(node, label, context);
  } else {
    admonition(node, ADMONITION_WORDS[kind] ?? 'note', label);
    // An empty title is none.
    if (title === '') node.children.shift();
  }
  return finished(node);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function container(
  name: string,
  children: readonly RootContent[],
  written: IndentedBlock | undefined,
): ContainerDirective {
  return {
    type: 'containerDirective',
    name,
    attributes: {},
    children: [...children] as ContainerDirective['children'],
    position: written?.position,
  };
}
