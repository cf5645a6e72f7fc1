/** Block directives of a note: admonitions, tabs and those of features; unknown ones are shown as written. */
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { nearest } from '../../../shared/nearest.ts';
import { own } from '../../../shared/own.ts';
import { words } from '../../../words/compiling.ts';
import { listed } from '../../../words/phrases.ts';
import { type NoteContext, report } from '../context.ts';
import type { ContainerHandler, LeafHandler, NoteFeature } from '../note-feature.ts';
import { admonition } from './admonition.ts';
import { ADMONITIONS } from './kinds.ts';
import { tabs } from './tabs.ts';

/** Rewrites the directives of the tree in place. */
export function remarkDirectives(tree: Root, context: NoteContext, features: readonly NoteFeature[]): void {
  const { containers, leaves } = knownDirectives(features);
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'containerDirective') {
      const handler = own(containers, node.name);
      if (!handler) return replace(parent, index, unknownContainer(node, { context, known: containers }));
      handler(node, takeLabel(node), context);
      checkClosed(node, context);
    }
    if (node.type === 'leafDirective') {
      const handler = own(leaves, node.name);
      const instead = handler
        ? [handler(node, context, tree)]
        : unknownLeaf(node, { context, known: { ...leaves, tab: true } });
      return replace(parent, index, instead);
    }
    return undefined;
  });
}

/** The engine's own and those of the features. */
function knownDirectives(features: readonly NoteFeature[]) {
  const containers: Record<string, ContainerHandler> = {
    ...ADMONITION_HANDLERS,
    tabs: (node, _, context) => tabs(node, context),
  };
  const leaves: Record<string, LeafHandler> = {};
  for (const feature of features) {
    Object.assign(containers, feature.containers);
    Object.assign(leaves, feature.leaves);
  }
  return { containers, leaves };
}

const ADMONITION_HANDLERS: Record<string, ContainerHandler> = Object.fromEntries(
  Object.keys(ADMONITIONS).map((name) => [name, (node, label) => admonition(node, name, label)]),
);

interface Unknown {
  context: NoteContext;
  /** Directives there are, by name. */
  known: object;
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

function checkClosed(node: ContainerDirective, context: NoteContext): void {
  const { source } = context;
  const end = node.position?.end.offset ?? 0;
  const lastLine = source.slice(source.lastIndexOf('\n', end - 1) + 1, end);
  if (lastLine.trimEnd().endsWith(':::')) return;
  report(context, node.position?.start, {
    severity: 'error',
    rule: 'unclosed-directive',
    message: words.openDirective(node.name),
    fix: words.closeDirective,
  });
}

function unknownContainer(node: ContainerDirective, { context, known }: Unknown): RootContent[] {
  const { source } = context;
  reportUnknown(node, { mark: ':::', known: Object.keys(known) }, context);
  const start = node.position?.start.offset ?? 0;
  const opening = source.slice(start, source.indexOf('\n', start) >>> 0);
  takeLabel(node);
  return [paragraph(opening), ...(node.children as RootContent[]), paragraph(':::')];
}

function unknownLeaf(node: LeafDirective, { context, known }: Unknown): RootContent[] {
  const { source } = context;
  if (node.name === 'tab') {
    report(context, node.position?.start, {
      severity: 'error',
      rule: 'tabs',
      message: words.tabOutside,
      fix: words.wrapTabs,
    });
  } else {
    reportUnknown(node, { mark: '::', known: Object.keys(known) }, context);
  }
  return [paragraph(source.slice(node.position?.start.offset, node.position?.end.offset))];
}

function reportUnknown(
  node: ContainerDirective | LeafDirective,
  { mark, known }: { mark: string; known: string[] },
  context: NoteContext,
): void {
  const guess = nearest(node.name, known);
  const fix = guess
    ? words.didYouMeanDirective(mark, guess)
    : words.directives(listed(known.map((name) => mark + name)));
  report(context, node.position?.start, {
    severity: 'warning',
    rule: 'unknown-directive',
    message: words.unknownDirective(mark, node.name),
    fix,
  });
}

function paragraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
