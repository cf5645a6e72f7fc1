/** Addresses in the raw HTML of a note: media beside it become hashed assets, links lead to pages. */
import type { Element, Root as HastRoot } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { NoteContext } from '../context.ts';
import { sizeOf } from '../image/image-element.ts';
import { findMedia } from '../image/image-file.ts';
import { resolveLink } from '../link/remark-links.ts';

/** Rewrites the tree in place; links marked `data-own` are resolved already. */
export function resolveAddresses(tree: HastRoot, context: NoteContext): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a' && node.properties.dataOwn === undefined) resolveAnchor(node, context);
    if (node.tagName === 'img') resolveImage(node, context);
    else resolveMedia(node, 'src', context);
    resolveMedia(node, 'poster', context);
    resolveSet(node, context);
  });
}

function resolveAnchor(node: Element, context: NoteContext): void {
  const { properties } = node;
  if (typeof properties.href !== 'string') return;
  const { siteUrl } = context.options;
  const isOwnSite = siteUrl !== '' && properties.href.startsWith(`${siteUrl}/`);
  const written = isOwnSite ? properties.href.slice(siteUrl.length) : properties.href.trim();
  if (/^(?:https?:)?\/\//i.test(written)) {
    const classes = [properties.className ?? []].flat().map(String);
    Object.assign(properties, {
      className: [...classes, 'external'],
      target: '_blank',
      rel: ['noopener', 'noreferrer'],
    });
  } else if (!/^[a-z][a-z0-9+.-]*:/i.test(written)) {
    properties.href = resolveLink(written, { text: textOf(node), place: node.position?.start }, context);
  }
}

function resolveImage(node: Element, context: NoteContext): void {
  const { properties } = node;
  if (typeof properties.src !== 'string') return;
  const [, url = '', scheme] = /^(.*?)(?:#(light|dark))?$/s.exec(properties.src) ?? [];
  const place = node.position?.start;
  const file = findMedia(url, place, context);
  if (!file) return void delete properties.src;
  const size = sizeOf(file, url, place, context);
  const hasSize = properties.width !== undefined || properties.height !== undefined;
  if (scheme) properties.className = [...[properties.className ?? []].flat().map(String), `only-${scheme}`];
  Object.assign(properties, { ...(!hasSize && size), loading: properties.loading ?? 'lazy', decoding: 'async' });
  properties.src = file.address();
}

/** Keeps what follows `#`: it names a part of the video or sound. */
function resolveMedia(node: Element, name: 'src' | 'poster', context: NoteContext): void {
  const url = node.properties[name];
  if (typeof url !== 'string') return;
  const file = findMedia(url.trim(), node.position?.start, context);
  if (file) node.properties[name] = file.address() + (/#.*$/s.exec(url)?.[0] ?? '');
  else delete node.properties[name];
}

/** `a.png 1x, b.png 2x`; what has no file is left out. */
function resolveSet(node: Element, context: NoteContext): void {
  const { srcSet } = node.properties;
  if (srcSet === undefined || srcSet === null) return;
  const written = Array.isArray(srcSet) ? srcSet.join(', ') : String(srcSet);
  const candidates = [...written.matchAll(/([^\s,]\S*[^\s,])(\s+[\d.]+[wx])?/g)].flatMap(([, url = '', size = '']) => {
    const file = findMedia(url, node.position?.start, context);
    return file ? [file.address() + size] : [];
  });
  if (candidates.length > 0) node.properties.srcSet = candidates.join(', ');
  else delete node.properties.srcSet;
}
