/** Block directives of a note: admonitions, tabs, cards and labs; anything else is shown as it was written. */
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { lab } from '../../../labs/notes/lab.ts';
import { card } from '../../../review/notes/card.ts';
import { nearest } from '../../../shared/nearest.ts';
import { type NoteContext, report } from '../context.ts';
import { admonition } from './admonition.ts';
import { ADMONITIONS, CONTAINERS, LEAVES } from './kinds.ts';
import { tabs } from './tabs.ts';

/** Rewrites the directives of the tree in place; `source` is the text it was parsed from. */
export function remarkDirectives(tree: Root, context: NoteContext, source: string): void {
  let tabCount = 0;
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'containerDirective') {
      if (Object.hasOwn(ADMONITIONS, node.name)) admonition(node, node.name, takeLabel(node));
      else if (node.name === 'tabs') tabs(node, ++tabCount, context);
      else if (node.name === 'card') card(node, takeLabel(node), context);
      else return replace(parent, index, unknownContainer(node, context, source));
      checkClosed(node, context, source);
    }
    if (node.type === 'leafDirective') {
      return replace(
        parent,
        index,
        node.name === 'lab' ? [lab(node, context, tree)] : unknownLeaf(node, context, source),
      );
    }
    return undefined;
  });
}

function replace(parent: { children: unknown[] }, index: number, nodes: RootContent[]): [typeof SKIP, number] {
  parent.children.splice(index, 1, ...nodes);
  // Children of an unknown container may be directives: go on with the first of them.
  return [SKIP, nodes.length > 1 ? index : index + 1];
}

/** `:::x[label]`: the parser puts the label into a first paragraph of its own. */
function takeLabel(node: ContainerDirective): PhrasingContent[] {
  const first = node.children[0];
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return [];
  node.children.shift();
  return first.children;
}

function checkClosed(node: ContainerDirective, context: NoteContext, source: string): void {
  const end = node.position?.end.offset ?? 0;
  const lastLine = source.slice(source.lastIndexOf('\n', end - 1) + 1, end);
  if (lastLine.trimEnd().endsWith(':::')) return;
  report(context, node.position?.start, {
    severity: 'error',
    rule: 'unclosed-directive',
    message: `:::${node.name} 没有结束。`,
    fix: '在它的末尾单独写一行同样多的冒号 :::。',
  });
}

function unknownContainer(node: ContainerDirective, context: NoteContext, source: string): RootContent[] {
  reportUnknown(node, ':::', [...Object.keys(ADMONITIONS), ...CONTAINERS], context);
  const start = node.position?.start.offset ?? 0;
  const opening = source.slice(start, source.indexOf('\n', start) >>> 0);
  takeLabel(node);
  return [paragraph(opening), ...(node.children as RootContent[]), paragraph(':::')];
}

function unknownLeaf(node: LeafDirective, context: NoteContext, source: string): RootContent[] {
  if (node.name === 'tab') {
    report(context, node.position?.start, {
      severity: 'error',
      rule: 'tabs',
      message: '::tab 不在 :::tabs 里面。',
      fix: '在它前面写 :::tabs，在最后一页之后写 :::。',
    });
  } else {
    reportUnknown(node, '::', LEAVES, context);
  }
  return [paragraph(source.slice(node.position?.start.offset, node.position?.end.offset))];
}

function reportUnknown(
  node: ContainerDirective | LeafDirective,
  mark: string,
  known: string[],
  context: NoteContext,
): void {
  const guess = nearest(node.name, known);
  const fix = guess ? `是不是想写 ${mark}${guess}？` : `可用的有：${known.map((name) => mark + name).join('、')}。`;
  report(context, node.position?.start, {
    severity: 'warning',
    rule: 'unknown-directive',
    message: `不认识 ${mark}${node.name}，已按原文显示。`,
    fix,
  });
}

function paragraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
