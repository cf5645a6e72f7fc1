/** Marks within a line: `==marked==`, `^^inserted^^`, keys, attribute lists. */
import type { Html, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { inHtml } from '../kit/components.ts';
import { imageWith } from '../kit/image-size.ts';
import { wrapMarked } from '../kit/marks.ts';

const MARKS = [
  { mark: '==', tag: 'mark' },
  { mark: '^^', tag: 'ins' },
] as const;
/** `++ctrl+alt+"我"++` */
const KEYS = /\+\+((?:[\w-]+|"[^"\n]+")(?:\+(?:[\w-]+|"[^"\n]+"))*)\+\+/;
/** `{ .class #id width="300" }`, as the extension attr_list has it. */
const ATTRIBUTES =
  /^\{:?[ \t]*((?:[.#][\w-]+|[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s{}"']+))?)(?:[ \t]+(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s{}"']+)))*)[ \t]*\}/;
/** Attributes of a list that images show. */
const KEPT = new Set(['width', 'height', 'align', 'loading']);

/** Names of keys that their caps say otherwise. */
const CAPS: Readonly<Record<string, string>> = {
  ...{ ctrl: 'Ctrl', cmd: '⌘', alt: 'Alt', shift: '⇧', enter: '⏎', tab: '⇥', esc: 'Esc', space: 'Space' },
  ...{ up: '↑', down: '↓', left: '←', right: '→', backspace: '⌫', del: 'Del', 'page-up': 'PgUp', 'page-down': 'PgDn' },
};

/** Rewrites the marks of the tree as HTML. */
export function rewriteInline(tree: Root): void {
  for (const { mark, tag } of MARKS) wrapMarked(tree, mark, tag);
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const found = KEYS.exec(node.value);
    if (!found) return undefined;
    const { value } = node;
    const after = value.slice(found.index + found[0].length);
    const parts: PhrasingContent[] = [
      { ...node, value: value.slice(0, found.index) },
      html(keysOf(found[1] ?? '')),
      { ...node, value: after },
    ];
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + 2];
  });
}

function keysOf(written: string): string {
  return [...written.matchAll(/"[^"]+"|[\w-]+/g)]
    .map(([key]) => key.replaceAll('"', ''))
    .map((key) => CAPS[key.toLowerCase()] ?? key.charAt(0).toUpperCase() + key.slice(1))
    .map((key) => `<kbd>${inHtml(key)}</kbd>`)
    .join('+');
}

/** Takes attribute lists away; an image keeps its size, a heading its id. */
export function takeAttributeLists(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'text' || !parent || index === undefined) return;
    const before = parent.children[index - 1];
    if (parent.type === 'heading' && index === parent.children.length - 1) {
      node.value = withHeadingId(node.value);
      return;
    }
    const atStart = before ? ATTRIBUTES.exec(node.value) : null;
    if (atStart) {
      node.value = node.value.slice(atStart[0].length);
      if (before?.type === 'image') parent.children[index - 1] = sized(before, atStart[1] ?? '') as never;
    } else if (index === parent.children.length - 1) {
      // A list on a line of its own is the block's.
      const [, own] = /(?:^|\n)(\{:?[^{}\n]*\})[ \t]*$/.exec(node.value) ?? [];
      if (own && ATTRIBUTES.test(own)) node.value = node.value.slice(0, -own.length).trimEnd();
    }
  });
}

function withHeadingId(text: string): string {
  const [, list] = /\{:?([^{}]*)\}$/.exec(text.trimEnd()) ?? [];
  if (list === undefined || !ATTRIBUTES.test(`{${list.trim()}}`)) return text;
  const id = /(?:^|\s)#([\w\p{L}-]+)/u.exec(list)?.[1];
  return text.slice(0, text.lastIndexOf('{')).trimEnd() + (id ? ` {#${id}}` : '');
}

/** An image with a size is written as HTML, which knows one. */
function sized(image: PhrasingContent & { type: 'image' }, list: string): PhrasingContent {
  const attributes = [...list.matchAll(/([\w-]+)=("[^"]*"|'[^']*'|[^\s"']+)/g)]
    .map(([, name = '', value = '']) => [name.toLowerCase(), value.replace(/^["']|["']$/g, '')] as const)
    .filter(([name]) => KEPT.has(name));
  const size = attributes.filter(([name]) => name === 'width' || name === 'height');
  if (size.length === 0) return image;
  return imageWith(image, attributes);
}

function html(value: string): Html {
  return { type: 'html', value };
}
