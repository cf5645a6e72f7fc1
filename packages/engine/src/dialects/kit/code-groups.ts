/** Groups of fences of which readers choose one: ```` ```js [config.js] ````. */
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { tabs } from '../../pipeline/markdown/directive/tabs.ts';
import type { ContainerHandler } from '../../pipeline/markdown/note-feature.ts';

/** The fences' labels, by node: a later step reads the rest of the line. */
const labels = new WeakMap<Code, string>();

/** Takes `[label]` out of a fence's first line, and says it. */
export function takeFenceLabel(code: Code): string | undefined {
  const meta = code.meta ?? '';
  // Up to the last bracket, so that none is looked for in vain.
  const found = /(?:^|\s)\[([^\]]+)\]/.exec(meta.slice(0, meta.lastIndexOf(']') + 1));
  if (!found?.[1]) return undefined;
  labels.set(code, found[1]);
  code.meta = (code.meta ?? '').replace(found[0], ' ').trim() || null;
  return found[1];
}

/** A container whose fences, or containers named `code-group-item`, become tabs. */
export const codeGroup: ContainerHandler = (node, _, context) => {
  node.children = node.children.flatMap((child) => panelOf(child as RootContent)) as typeof node.children;
  tabs(node, context);
};

function panelOf(child: RootContent): RootContent[] {
  if (child.type === 'code') return [tab(labels.get(child) ?? child.lang ?? ''), child];
  if (child.type === 'containerDirective' && child.name === 'code-group-item') return itemOf(child);
  return [child];
}

function itemOf(item: ContainerDirective): RootContent[] {
  const [first, ...rest] = item.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  const content = isLabel ? rest : item.children;
  return [tab(isLabel ? textOf(first) : ''), ...(content as RootContent[])];
}

function tab(label: string): LeafDirective {
  return { type: 'leafDirective', name: 'tab', attributes: {}, children: [{ type: 'text', value: label }] };
}
