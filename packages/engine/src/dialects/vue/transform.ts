/** What VuePress and VitePress have in common on the tree: fences, imported code, components. */
import { dirname, join, relative } from 'node:path';
import type { Code, Paragraph, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { NoteContext } from '../../pipeline/markdown/context.ts';
import { takeFenceLabel } from '../kit/code-groups.ts';
import { attributeOf, endVoidTags, inHtml, unwrapComponents } from '../kit/components.ts';
import { takeContents } from '../kit/contents.ts';
import { interpolate } from './interpolate.ts';

/** `<<< @/snippets/a.js#region{1,3} [label]` */
const IMPORT = /^<<<[ \t]*(@\/)?([^\s{#]+)(?:#([^\s{[]+))?(?:[ \t]*\{([^}]*)\})?(?:[ \t]*(\[[^\]]+\]))?\s*$/;

const COMPONENTS = {
  Badge: (tag: Parameters<typeof attributeOf>[0]) =>
    tag.kind === 'end'
      ? '</span>'
      : `<span class="badge">${inHtml(attributeOf(tag, 'text'))}${isVoid(tag) ? '</span>' : ''}`,
};

/** Rewrites the tree in place. */
export function transformVue(tree: Root, context: NoteContext): void {
  takeContents(tree);
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'paragraph') {
      const code = importedCode(node, context);
      if (code) parent.children[index] = code;
    }
    if (node.type === 'html' && /^\s*<(?:script|style)\b/i.test(node.value)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  visit(tree, 'code', (code, _, parent) => {
    const label = takeFenceLabel(code);
    if (label && !isGroup(parent)) code.meta = `${code.meta ?? ''} title="${label.replaceAll('"', '')}"`.trim();
    takeOptions(code);
    // Vue fills in code only where the language says so: `sh-vue`.
    if (!code.lang?.endsWith('-vue')) return;
    code.lang = code.lang.slice(0, -'-vue'.length);
    code.value = interpolate(code.value, context.note.frontMatter);
  });
  visit(tree, 'text', (text) => {
    text.value = interpolate(text.value, context.note.frontMatter);
  });
  unwrapComponents(tree, context, COMPONENTS);
  endVoidTags(tree);
}

/** There the label is the name of a tab. */
function isGroup(parent: Parents | undefined): boolean {
  return parent?.type === 'containerDirective' && parent.name === 'code-group';
}

/** `js:line-numbers=5` and the like: colours need the name alone. */
function takeOptions(code: Code): void {
  const [name = '', ...options] = (code.lang ?? '').split(':');
  if (options.length === 0) return;
  code.lang = name;
  if (options.some((option) => option.startsWith('line-numbers')))
    code.meta = `${code.meta ?? ''} showLineNumbers`.trim();
}

function importedCode(paragraph: Paragraph, { note, options }: NoteContext): Code | undefined {
  const [, isFromRoot, path, region, range, label] = IMPORT.exec(textOf(paragraph)) ?? [];
  if (!path) return undefined;
  const folder = dirname(note.absolute);
  const file = isFromRoot ? relative(folder, join(options.contentDir, path)) : path;
  const lines = /^[\d,\s-]+/.exec(range ?? '')?.[0].trim();
  const target = `./${file.split('\\').join('/')}${region ? `#${region}` : ''}`;
  const meta = [lines && `{${lines}}`, `file="${target}"`, label].filter(Boolean).join(' ');
  const lang = /\.(\w+)$/.exec(path)?.[1] ?? 'text';
  return { type: 'code', lang, meta, value: '', position: paragraph.position };
}

function isVoid({ attributes }: Parameters<typeof attributeOf>[0]): boolean {
  return attributes.some(({ name }) => name === 'text');
}
