/** Addresses in the raw HTML of a note: media beside it become hashed assets, links lead to pages. */
import type { Element, Root as HastRoot, Properties } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { NoteContext } from '../context.ts';
import { foreignMedia, isForeign } from '../image/foreign-media.ts';
import { sizeOf } from '../image/image-element.ts';
import { findMedia, type MediaFile } from '../image/image-file.ts';
import { resolveLink } from '../link/remark-links.ts';
import { dangerousScheme } from './dangerous-url.ts';

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

type Found = { file: MediaFile } | { address: string } | undefined;

/** What would run is reported by the check; here it only goes. */
function find(url: string, node: Element, context: NoteContext): Found {
  if (dangerousScheme(url)) return undefined;
  const place = node.position?.start;
  if (isForeign(url)) {
    const address = foreignMedia(url, place, context);
    return address === undefined ? undefined : { address };
  }
  const file = findMedia(url, place, context);
  return file && { file };
}

function addressOf(found: Found): string | undefined {
  return found && ('file' in found ? found.file.address() : found.address);
}

function resolveAnchor(node: Element, context: NoteContext): void {
  const { properties } = node;
  if (typeof properties.href !== 'string') return;
  if (dangerousScheme(properties.href)) return void delete properties.href;
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
    const from = { text: textOf(node), place: node.position?.start };
    const { href, download } = resolveLink(written, from, context);
    Object.assign(properties, { href, ...(download !== undefined && { download }) });
  }
}

function resolveImage(node: Element, context: NoteContext): void {
  const { properties } = node;
  if (typeof properties.src !== 'string') return;
  const [, url = '', scheme] = /^(.*?)(?:#(light|dark))?$/s.exec(properties.src) ?? [];
  const found = find(url, node, context);
  if (!found) return void delete properties.src;
  const size = 'file' in found ? sizeOf(found.file, { url, place: node.position?.start }, context) : {};
  if (scheme) properties.className = [...[properties.className ?? []].flat().map(String), `only-${scheme}`];
  Object.assign(properties, {
    ...missingSize(properties, size),
    loading: properties.loading ?? 'lazy',
    decoding: 'async',
  });
  const address = addressOf(found);
  if (address === undefined) delete properties.src;
  else properties.src = address;
}

/** One side written gives the other, so that the page keeps the room. */
function missingSize(written: Properties, { width, height }: Properties): Properties {
  const ratio = Number(height) / Number(width);
  if (!width || !height) return {};
  if (written.width === undefined && written.height === undefined) return { width, height };
  if (written.height === undefined && Number(written.width) > 0)
    return { height: Math.round(Number(written.width) * ratio) };
  if (written.width === undefined && Number(written.height) > 0)
    return { width: Math.round(Number(written.height) / ratio) };
  return {};
}

/** Keeps the fragment: it names a part of the video or sound. */
function resolveMedia(node: Element, name: 'src' | 'poster', context: NoteContext): void {
  const url = node.properties[name];
  if (typeof url !== 'string') return;
  const address = addressOf(find(url.trim(), node, context));
  if (address !== undefined) node.properties[name] = withFragment(address, url);
  else delete node.properties[name];
}

function withFragment(address: string, url: string): string {
  return address.includes('#') ? address : address + (/#.*$/s.exec(url)?.[0] ?? '');
}

/** `a.png 1x, b.png 2x`; what has no file is left out. */
function resolveSet(node: Element, context: NoteContext): void {
  const { srcSet } = node.properties;
  if (srcSet === undefined || srcSet === null) return;
  const written = Array.isArray(srcSet) ? srcSet.join(', ') : String(srcSet);
  const candidates = [...written.matchAll(/([^\s,]\S*[^\s,])(\s+[\d.]+[wx])?/g)].flatMap(([, url = '', size = '']) => {
    const address = addressOf(find(url, node, context));
    return address === undefined ? [] : [address + size];
  });
  if (candidates.length > 0) node.properties.srcSet = candidates.join(', ');
  else delete node.properties.srcSet;
}
