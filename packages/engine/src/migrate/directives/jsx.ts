/** `<Tabs>`, `<Admonition>` and `<Aside>` of MDX as our directives. */
import type { Parents, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { ADMONITION_WORDS } from '../../dialects/kit/admonition-words.ts';
import { type Props, propsOf, textProp } from '../../dialects/mdx/attributes.ts';
import { rewriteForMdx } from '../../dialects/mdx/rewrite.ts';
import { MDX } from '../../dialects/mdx/syntax.ts';
import { parseMarkdown } from '../../pipeline/markdown/parse.ts';
import { colons } from './colons.ts';
import { Lines } from './lines.ts';

/** The body with what can be said in our words; as it was when it is no MDX. */
export function jsxToDirectives(body: string): string {
  try {
    const lines = new Lines(body);
    rewrite(parseMarkdown(rewriteForMdx(body), MDX), lines, new Map());
    return lines.toString();
  } catch {
    return body;
  }
}

function rewrite(parent: Parents, lines: Lines, labels: ReadonlyMap<string, string>): void {
  for (const child of parent.children as RootContent[]) {
    const isElement = child.type === 'mdxJsxFlowElement';
    const props = isElement ? propsOf(child, {}) : {};
    if (isElement) replace(child, props, { lines, labels });
    if ('children' in child) rewrite(child as Parents, lines, isElement ? labelsOf(props.values) : labels);
  }
}

/** Its first and last lines, when they hold nothing else. */
function replace(
  node: MdxJsxFlowElement,
  props: Props,
  { lines, labels }: { lines: Lines; labels: ReadonlyMap<string, string> },
): void {
  const opening = openingOf(node, props, labels);
  const start = node.position?.start.line ?? 0;
  const end = node.position?.end.line ?? 0;
  const first = node.children[0]?.position?.start.line ?? 0;
  const isAlone = new RegExp(`^\\s*</${node.name}>\\s*$`).test(lines.at(end)) && /^\s*</.test(lines.at(start));
  if (!opening || !isAlone || first <= start || first > end) return;
  lines.outdent(first, end - 1);
  for (let line = start + 1; line < first; line++) lines.set(line, undefined);
  lines.setApart(start, opening);
  if (node.name === 'TabItem') lines.set(end, '');
  else lines.setApart(end, /^:+/.exec(opening)?.[0] ?? '');
}

function openingOf(node: MdxJsxFlowElement, props: Props, labels: ReadonlyMap<string, string>): string | undefined {
  const title = textProp(props.title);
  const value = textProp(props.value) ?? textProp(props.label) ?? '';
  const group = textProp(props.groupId ?? props.syncKey);
  switch (node.name) {
    case 'Tabs':
      return `${colons(node)}tabs${group ? `{groupId="${group}"}` : ''}`;
    case 'TabItem':
      return `::tab[${textProp(props.label) ?? (labels.get(value) || value)}]{value="${value}"}`;
    case 'Admonition':
    case 'Aside': {
      const type = (textProp(props.type) ?? 'note').toLowerCase();
      return `${colons(node)}${ADMONITION_WORDS[type] ?? 'note'}${title ? `[${title}]` : ''}`;
    }
    default:
      return undefined;
  }
}

function labelsOf(values: unknown): Map<string, string> {
  const listed = Array.isArray(values) ? (values as Props[]) : [];
  return new Map(listed.map(({ value, label }) => [textProp(value) ?? '', textProp(label) ?? '']));
}
