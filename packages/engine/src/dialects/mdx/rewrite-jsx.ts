/** Elements and expressions of MDX as Markdown and HTML. */
import type { Program } from 'estree';
import type { Html, Parents, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx';
import { type NoteContext, report } from '../../pipeline/markdown/context.ts';
import { words } from '../../words/dialects.ts';
import { expressionOf, type Jsx, type Props, propsOf, startTag } from './attributes.ts';
import { ofAuthor, valueWithin } from './author-components.ts';
import { blocks } from './blocks.ts';
import { isShown, type Scope } from './evaluate.ts';
import type { Modules } from './modules.ts';

/** What a component has to work with. */
export interface Using {
  context: NoteContext;
  modules: Modules;
  components: Components;
  /** Those that a file has with these imports. */
  componentsWith: (imports: Modules['imports']) => Components;
  /** Files around this one that are taken in. */
  within: readonly string[];
  /** Stands in place of `{children}`, in a file that is taken in. */
  children?: RootContent[];
  /** Components whose name was reported. */
  seen: Set<string>;
}

/** Makes nodes of an element whose children are rewritten already. */
export type Component = (element: Jsx, props: Props, using: Using) => RootContent[];
export type Components = Readonly<Record<string, Component>>;

/** Elements without an end. */
const VOID = new Set(['br', 'hr', 'img', 'source', 'track', 'col', 'wbr', 'input']);

/** Rewrites all elements and expressions below the parent. */
export function rewriteJsx(parent: Parents, using: Using): void {
  parent.children = (parent.children as RootContent[]).flatMap((child) => {
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') return shown(child, using);
    const value = isElement(child) ? valueWithin(child, using) : undefined;
    if ('children' in child) rewriteJsx(child as Parents, using);
    if (isElement(child)) return ofAuthor(child, value, using) ?? element(child, using);
    return [child];
  }) as never;
}

function isElement(node: RootContent): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function element(node: Jsx, using: Using): RootContent[] {
  const { modules, components } = using;
  const props = propsOf(node, modules.scope);
  const children = node.type === 'mdxJsxFlowElement' ? blocks(node) : (node.children as RootContent[]);
  const { name } = node;
  if (name === null || name === 'React.Fragment' || name === 'Fragment') return children;
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  if (component) return component(node, props, using);
  if (name === 'script' || name === 'style') return [];
  if (/^[a-z][\w-]*$/.test(name) && !name.includes('-'))
    return asHtml(name, { props, children: node.children as RootContent[], node });
  reportComponent(node, name, using);
  return children;
}

/** The element as HTML, which is checked and cleaned as what an author writes. */
export function asHtml(
  name: string,
  { props, children, node }: { props: Props; children: RootContent[]; node: Jsx },
): RootContent[] {
  const html = (value: string): Html => ({ type: 'html', value, position: node.position });
  if (VOID.has(name)) return [html(startTag(name, props))];
  // A lone paragraph within a block of the author's is the block's own text.
  const [only] = children;
  const inner = children.length === 1 && only?.type === 'paragraph' && isLine(node) ? only.children : children;
  return [html(startTag(name, props)), ...(inner as RootContent[]), html(`</${name}>`)];
}

/** Written within one line: what it holds is no paragraph. */
function isLine({ position }: Jsx): boolean {
  return position !== undefined && position.start.line === position.end.line;
}

function shown(
  node: RootContent & { type: 'mdxFlowExpression' | 'mdxTextExpression' },
  { modules, context, children }: Using,
): RootContent[] {
  const { value } = node;
  if (children && /^\s*(?:props\.)?children\s*$/.test(value)) return structuredClone(children);
  const known = expressionOf(node.data?.estree as Program | undefined, modules.scope);
  if (known === undefined || known === null || typeof known === 'boolean') return [];
  if (isShown(known)) {
    const text = { type: 'text' as const, value: String(known) };
    return node.type === 'mdxFlowExpression' ? [{ type: 'paragraph', children: [text] }] : [text];
  }
  const message = words.computedValue(value.trim().slice(0, 40));
  const fix = words.writeShown;
  report(context, node.position?.start, { severity: 'warning', rule: 'unknown-expression', message, fix });
  return [];
}

function reportComponent(node: Jsx, name: string, { context, seen }: Using): void {
  if (seen.has(name)) return;
  seen.add(name);
  const message = words.unknownComponent(name);
  const fix = words.writeMarkdown;
  report(context, node.position?.start, { severity: 'warning', rule: 'unknown-component', message, fix });
}

/** The scope of a note's own values. */
export function scopeOf({ note }: NoteContext): Scope {
  return { frontMatter: note.frontMatter };
}
