/** Components that engines of MDX share, as our own blocks. */
import type { Blockquote, Code, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { admonition } from '../../pipeline/markdown/directive/admonition.ts';
import { tabs } from '../../pipeline/markdown/directive/tabs.ts';
import { ADMONITION_WORDS } from '../kit/admonition-words.ts';
import { finished } from '../kit/finished.ts';
import { type Props, textProp } from './attributes.ts';
import { blocks, isBlank } from './blocks.ts';
import type { Component } from './rewrite-jsx.ts';

/** What stands there is not shown. */
export const nothing: Component = () => [];
/** What it holds is shown, its own looks are not. */
export const inside: Component = (node) =>
  node.type === 'mdxJsxFlowElement' ? blocks(node) : (node.children as RootContent[]);

/** `<Tabs><TabItem value="a" label="甲">`; `label` names the tab's title. */
export const tabSet: Component = (node, props, { context }) => {
  const labels = labelsOf(props.values);
  const children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
    if (child.type !== 'leafDirective' && !isPanel(child)) return isBlank(child) ? [] : [child];
    if (!isPanel(child)) return [child];
    const { value, label } = child.data as unknown as { value: string; label: string };
    return [tab(label || labels.get(value) || value, value), ...(child.children as RootContent[])];
  });
  const groupId = textProp(props.groupId ?? props.syncKey);
  const container: ContainerDirective = {
    type: 'containerDirective',
    name: 'tabs',
    attributes: groupId ? { groupId } : {},
    children: children as ContainerDirective['children'],
    position: node.position,
  };
  tabs(container, context);
  return [finished(container)];
};

/** A panel is kept as a quote until its set is made. */
export const tabPanel: Component = (node, props) => {
  const value = textProp(props.value) ?? textProp(props.label) ?? '';
  const data = { isPanel: true, value, label: textProp(props.label) ?? '' };
  return [{ type: 'blockquote', children: blocks(node) as Blockquote['children'], data: data as never }];
};

/** `<Admonition type="tip" title="标题">` */
export const admonitionBlock: Component = (node, props) => {
  const type = (textProp(props.type) ?? 'note').toLowerCase();
  const title = textProp(props.title);
  const quote: Blockquote = { type: 'blockquote', children: blocks(node) as Blockquote['children'] };
  const label: PhrasingContent[] = title ? [{ type: 'text', value: title }] : [];
  admonition(quote, ADMONITION_WORDS[type] ?? 'note', label);
  return [{ ...quote, position: node.position }];
};

/** `<CodeBlock language="js" title="a.js">{`…`}</CodeBlock>` */
export const codeBlock: Component = (node, props) => {
  const title = textProp(props.title);
  const lines = textProp(props.metastring) ?? '';
  const meta = [title && `title="${title.replaceAll('"', '')}"`, lines].filter(Boolean).join(' ') || null;
  const value = textProp(props.code) ?? textOf({ type: 'root', children: node.children });
  const lang = textProp(props.language ?? props.lang) ?? null;
  const code: Code = { type: 'code', lang, meta, value: value.replace(/^\n|\n$/g, ''), position: node.position };
  return [code];
};

function isPanel(node: RootContent): node is Blockquote {
  return node.type === 'blockquote' && node.data !== undefined && 'isPanel' in node.data;
}

function labelsOf(values: unknown): Map<string, string> {
  const listed = Array.isArray(values) ? (values as Props[]) : [];
  return new Map(listed.map(({ value, label }) => [textProp(value) ?? '', textProp(label) ?? '']));
}

function tab(label: string, value: string): LeafDirective {
  return { type: 'leafDirective', name: 'tab', attributes: { value }, children: [{ type: 'text', value: label }] };
}
