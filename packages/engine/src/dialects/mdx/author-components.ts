/** Elements of MDX that the configuration's `components` name. */
import type { Program } from 'estree';
import type { Blockquote, PhrasingContent, RootContent } from 'mdast';
import type {} from '../../pipeline/markdown/components/rendered-component.ts';
import { type NoteContext, report } from '../../pipeline/markdown/context.ts';
import { admonition } from '../../pipeline/markdown/directive/admonition.ts';
import { own } from '../../shared/own.ts';
import { words } from '../../words/dialects.ts';
import { expressionOf, type Jsx, type Props, propsOf, textProp } from './attributes.ts';
import { blocks, isBlank } from './blocks.ts';
import { UNKNOWN } from './evaluate.ts';
import type { Modules } from './modules.ts';

interface Surroundings {
  context: NoteContext;
  modules: Modules;
}

/** What an element holds when that is one value, as it is written: a text, or an expression whose value is known. */
export function valueWithin(node: Jsx, { modules, context }: Surroundings): unknown {
  if (!node.name || !own(context.components?.modules ?? {}, node.name)) return undefined;
  const [only, ...rest] = (node.children as RootContent[]).filter((child) => !isBlank(child));
  if (rest.length > 0) return undefined;
  if (only?.type === 'text') return only.value;
  if (only?.type !== 'mdxTextExpression' && only?.type !== 'mdxFlowExpression') return undefined;
  const value = expressionOf(only.data?.estree as Program | undefined, modules.scope);
  return value === UNKNOWN ? undefined : value;
}

/** What stands for the element, whose children are rewritten already; undefined where the author says nothing of it. */
export function ofAuthor(node: Jsx, value: unknown, using: Surroundings): RootContent[] | undefined {
  const { components } = using.context;
  const { name, position } = node;
  if (!components || name === null) return undefined;
  const kind = own(components.admonitions, name);
  const props = propsOf(node, using.modules.scope);
  if (kind !== undefined) return asAdmonition(node, kind, textProp(props.title));
  if (own(components.modules, name) === undefined) return undefined;
  reportUnknown(node, props, using);
  const isBlock = node.type === 'mdxJsxFlowElement';
  const children = value !== undefined ? [] : isBlock ? blocks(node) : (node.children as RootContent[]);
  const use = { name, props: plain(props), ...(value !== undefined && { child: plain({ value }).value }) };
  return [{ type: 'renderedComponent', use, children, position }];
}

/** Within a sentence there is no room for a box. */
function asAdmonition(node: Jsx, kind: string, title: string | undefined): RootContent[] {
  if (node.type === 'mdxJsxTextElement') return node.children as RootContent[];
  const box: Blockquote = {
    type: 'blockquote',
    children: blocks(node) as Blockquote['children'],
    position: node.position,
  };
  const label: PhrasingContent[] = title ? [{ type: 'text', value: title }] : [];
  admonition(box, kind, label);
  return [box];
}

/** Values as JSON has them: they go to another process. */
function plain(values: Props): Props {
  return JSON.parse(JSON.stringify(values, (_, value) => (typeof value === 'bigint' ? String(value) : value)));
}

/** An attribute that only a run would tell is missing to the component, not silently. */
function reportUnknown({ attributes, name, position }: Jsx, props: Props, { context }: Surroundings): void {
  for (const attribute of attributes) {
    const isKnown = attribute.type === 'mdxJsxAttribute' && Object.hasOwn(props, attribute.name);
    if (isKnown) continue;
    const written = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{...}';
    const message = words.computed(name, written);
    const fix = words.literalsOnly;
    report(context, position?.start, { severity: 'warning', rule: 'unknown-expression', message, fix });
  }
}
