/** `[[笔记]]`, `[[笔记#标题|文字]]`, `![[图.png|300]]`, `![[笔记]]`: places by the name of a file. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Html, Image, Link, PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { NoteContext } from '../../pipeline/markdown/context.ts';
import { slugOf } from '../../pipeline/markdown/slug.ts';
import { encodePath } from '../../shared/paths.ts';
import { imageWith } from '../kit/image-size.ts';
import { embedNote } from './embed-note.ts';
import { findByName } from './find-by-name.ts';

const LINK = /(!?)\[\[([^[\]|#\n]*)(?:#([^[\]|\n]*))?(?:\\?\|([^[\]\n]*))?\]\]/g;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;
const SIZE = /^(\d{1,4})(?:x(\d{1,4}))?$/;

/** Rewrites the links of the tree. */
export function rewriteWikiLinks(
  tree: Root,
  context: NoteContext,
  within: readonly string[] = [context.note.file],
): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || !node.value.includes('[[')) return undefined;
    const parts: RootContent[] = [];
    let at = 0;
    for (const found of node.value.matchAll(LINK)) {
      if (found.index > at) parts.push({ ...node, value: node.value.slice(at, found.index) });
      parts.push(...made(found, { context, within, position: node.position }));
      at = found.index + found[0].length;
    }
    if (at === 0) return undefined;
    if (at < node.value.length) parts.push({ ...node, value: node.value.slice(at) });
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
  // An embedded note is a block of its own.
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !node.children.some((child) => isBlock(child))) return undefined;
    const blocks = split(node.children);
    parent.children.splice(index, 1, ...(blocks as never[]));
    return [SKIP, index + blocks.length];
  });
}

interface At {
  context: NoteContext;
  within: readonly string[];
  position: Link['position'];
}

function made([, mark, name = '', heading, text]: RegExpExecArray, { context, within, position }: At): RootContent[] {
  const target = name.trim();
  if (mark && PICTURE.test(target)) return [pictureOf(target, text, { context, within, position })];
  const file = target === '' ? context.note.file : noteNamed(target, context);
  if (mark && file) return [embedNote({ file, heading, position, rewriteLinks: rewriteWikiLinks }, context, within)];
  const shown = text?.trim() || [target, heading?.trim()].filter(Boolean).join(' > ');
  const anchor = heading ? `#${slugOf(heading.split('#').at(-1)?.trim() ?? '')}` : '';
  const path = target === '' ? '' : addressOf(file ?? `${target}.md`, context);
  const link: Link = { type: 'link', url: path + anchor, children: [{ type: 'text', value: shown }], position };
  return [link];
}

function addressOf(file: string, { note }: NoteContext): string {
  const path = posix.relative(posix.dirname(note.file), file);
  return encodePath(path.startsWith('.') ? path : `./${path}`);
}

/** The note of this path, else the one of this name that lies nearest to the top. */
function noteNamed(name: string, { note, routes }: NoteContext): string | undefined {
  const wanted = `${name.replace(/\.md$/i, '').normalize('NFC')}.md`;
  const files = routes.byFile;
  const beside = posix.join(posix.dirname(note.file), wanted);
  for (const exact of [wanted.replace(/^\//, ''), beside]) if (Object.hasOwn(files, exact)) return exact;
  const lower = `/${wanted.toLowerCase()}`;
  return Object.keys(files)
    .filter((file) => `/${file.toLowerCase()}`.endsWith(lower))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))[0];
}

function pictureOf(name: string, text: string | undefined, { context, position }: At): Image | Html {
  const { note, options } = context;
  const folder = join(note.absolute, '..');
  const file = existsSync(join(folder, name)) ? name : findByName(options.contentDir, name);
  const path = file === undefined || file === name ? name : addressOf(file, context);
  const size = SIZE.exec(text?.trim() ?? '');
  const alt = size || !text ? (name.split('/').at(-1) ?? name).replace(PICTURE, '') : text.trim();
  const image: Image = { type: 'image', url: file === name ? encodePath(path) : path, alt, position };
  return size ? withSize(image, size) : image;
}

function withSize(image: Image, [, width = '', height]: RegExpExecArray): Html {
  return imageWith(image, [['width', width], ...(height ? [['height', height] as const] : [])]);
}

/** `![说明|300](a.png)` has a size behind its text. */
export function sizeImages(tree: Root): void {
  visit(tree, 'image', (image, index, parent) => {
    const [whole, alt = '', size = ''] = /^(.*)\|(\d{1,4}(?:x\d{1,4})?)$/.exec(image.alt ?? '') ?? [];
    const found = whole === undefined ? null : SIZE.exec(size);
    if (!found || !parent || index === undefined) return;
    parent.children[index] = withSize({ ...image, alt }, found) as never;
  });
}

function isBlock(node: PhrasingContent): boolean {
  return (node as RootContent).type === 'blockquote';
}

function split(children: PhrasingContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  for (const child of children) {
    const last = blocks.at(-1);
    if (isBlock(child)) blocks.push(child);
    else if (last?.type === 'paragraph') last.children.push(child);
    else if (child.type !== 'text' || child.value.trim()) blocks.push({ type: 'paragraph', children: [child] });
  }
  return blocks;
}
