/** Attributes of JSX as values, and as HTML. */
import type { ExpressionStatement, Program } from 'estree';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { evaluate, isShown, type Scope, UNKNOWN } from './evaluate.ts';

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
export type Props = Readonly<Record<string, unknown>>;

/** The attributes whose values are known; one without a value is `true`. */
export function propsOf({ attributes }: Jsx, scope: Scope): Props {
  const props: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    const known =
      value !== null && typeof value === 'object' ? expressionOf(value.data?.estree, scope) : (value ?? true);
    if (known !== UNKNOWN) props[name] = known;
  }
  return props;
}

/** The value of an expression in braces; `undefined` where there is only a comment. */
export function expressionOf(program: Program | null | undefined, scope: Scope): unknown {
  const [statement] = (program?.body ?? []) as ExpressionStatement[];
  return statement === undefined ? undefined : evaluate(statement.expression, scope);
}

/** A value as text; undefined where it is none. */
export function textProp(value: unknown): string | undefined {
  if (isShown(value)) return String(value);
  // `require('./a.png').default`, and what some forget of it.
  const { default: inner } = (value ?? {}) as { default?: unknown };
  return typeof inner === 'string' ? inner : undefined;
}

/** Names of React's that HTML has otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ className: 'class', htmlFor: 'for', colSpan: 'colspan', rowSpan: 'rowspan', srcSet: 'srcset' },
  ...{ autoPlay: 'autoplay', playsInline: 'playsinline', tabIndex: 'tabindex', dateTime: 'datetime' },
};

/** `<name a="b">`, without what would be a script. */
export function startTag(name: string, props: Props): string {
  const written = Object.entries(props).flatMap(([key, value]) => {
    if (/^on[A-Z]/.test(key) || value === false || value === null || value === undefined) return [];
    const attribute = NAMES[key] ?? key;
    if (value === true) return [attribute];
    const text = key === 'style' ? styleText(value) : textProp(value);
    return text === undefined ? [] : [`${attribute}="${quoted(text)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** `{{ textAlign: 'center', width: 10 }}` */
function styleText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return undefined;
  return Object.entries(value)
    .filter(([, one]) => isShown(one))
    .map(([name, one]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${lengthOf(name, one)}`)
    .join(';');
}

/** Numbers are pixels, but for those that are none. */
function lengthOf(name: string, value: string | number): string {
  const isPlain = typeof value === 'string' || value === 0 || /opacity|weight|lineHeight|flex|zIndex|order/i.test(name);
  return isPlain ? String(value) : `${value}px`;
}
