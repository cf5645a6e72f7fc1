/** Components of other engines in HTML: what they hold stays, their names are reported once a note. */
import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type NoteContext, report } from '../../pipeline/markdown/context.ts';
import { ADMONITIONS } from '../../pipeline/markdown/directive/kinds.ts';
import { scanTags, type Tag } from '../../pipeline/markdown/html/scan-tags.ts';
import { own } from '../../shared/own.ts';
import { words } from '../../words/dialects.ts';
import { words as readers } from '../../words/notes.ts';

/** HTML in place of a tag. */
export type ComponentMarkup = (tag: Tag) => string;

/** Replaces the components of the tree; those that are not `known` give way to their content. */
export function unwrapComponents(
  tree: Root,
  context: NoteContext,
  known: Readonly<Record<string, ComponentMarkup>> = {},
  isOne: (name: string) => boolean = isComponent,
): void {
  const seen = new Set<string>();
  visit(tree, 'html', (node) => {
    const tags = scanTags(node.value).tags.filter(({ written }) => isOne(written));
    for (const tag of tags.toReversed()) {
      const markup = ofAuthor(tag, context) ?? (Object.hasOwn(known, tag.written) ? known[tag.written] : undefined);
      node.value = node.value.slice(0, tag.start) + (markup?.(tag) ?? '') + node.value.slice(tag.end);
      if (!markup && !seen.has(tag.written)) reportComponent(tag, node, context);
      seen.add(tag.written);
    }
  });
}

/** `<span />` ends there for Vue; for HTML it would begin. */
export function endVoidTags(tree: Root): void {
  visit(tree, 'html', (node) => {
    if (node.value.includes('/>')) node.value = withEnds(node.value);
  });
}

function withEnds(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { name, kind, end } of scanTags(html).tags) {
    if (kind === 'end' || VOID.has(name) || !html.startsWith('/>', end - 2)) continue;
    parts.push(html.slice(at, end - 2), `></${name}>`);
    at = end;
  }
  return parts.join('') + html.slice(at);
}

/** Elements that never hold anything. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** Those that the configuration makes an admonition. */
function ofAuthor({ written }: Tag, { components }: NoteContext): ComponentMarkup | undefined {
  const name = own(components?.admonitions ?? {}, written);
  const box = name === undefined ? undefined : own(ADMONITIONS, name);
  if (!name || !box) return undefined;
  return (tag) => {
    if (tag.kind === 'end') return '</div>';
    const title = inHtml(attributeOf(tag, 'title') || (own<string>(readers.admonitions, name) ?? name));
    const label = title.replaceAll('"', '&quot;');
    return `<div class="admonition" data-kind="${box.kind}" role="note" aria-label="${label}"><p class="admonition-title">${title}</p>`;
  };
}

/** Names with a capital or a hyphen are no elements of HTML. */
function isComponent(name: string): boolean {
  return /^[A-Z]\w|-/.test(name);
}

function reportComponent({ written }: Tag, node: Html, context: NoteContext): void {
  const message = words.unknownComponent(written);
  const fix = words.writeMarkdown;
  report(context, node.position?.start, { severity: 'warning', rule: 'unknown-component', message, fix });
}

/** The value of an attribute, as text. */
export function attributeOf({ attributes }: Tag, name: string): string {
  return attributes.find((one) => one.name === name)?.value ?? '';
}

/** Text in HTML. */
export function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
