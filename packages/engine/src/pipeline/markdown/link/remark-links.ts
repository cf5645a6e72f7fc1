/** Links: Markdown files and paths of this site become addresses and are noted for the check, foreign ones open a new tab. */
import { posix } from 'node:path';
import type { Definition, Link, LinkReference, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { cleanPath, decodePath, toHref } from '../../../shared/paths.ts';
import { refusal } from '../../read/readable.ts';
import type { RouteTable } from '../../types.ts';
import { addLinked } from '../asset.ts';
import { besideNote, type NoteContext, type Place, readDependency, report } from '../context.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

interface Target {
  /** Decoded part before `?` and `#`. */
  path: string;
  query: string;
  anchor?: string;
}

/** Rewrites every link and definition of the tree. */
export function remarkLinks(tree: Root, context: NoteContext): void {
  const foreign = new Set<string>();
  const downloads = new Map<string, string>();
  visit(tree, ['link', 'definition'], (node) => {
    const link = node as Link | Definition;
    const written = withoutOrigin(link.url, context.options.siteUrl);
    if (SCHEME.test(written) || written.startsWith('//')) {
      if (!/^(?:https?:)?\/\//i.test(written)) return;
      if (link.type === 'link') openInNewTab(link);
      else foreign.add(link.identifier);
      return;
    }
    const text = link.type === 'link' ? textOf(link) : (link.label ?? link.identifier);
    const { href, download } = resolveLink(written, { text, place: link.position?.start }, context);
    link.url = href;
    if (download === undefined) return;
    if (link.type === 'link') saveAs(link, download);
    else downloads.set(link.identifier, download);
  });
  visit(tree, 'linkReference', (node) => {
    const download = downloads.get(node.identifier);
    if (foreign.has(node.identifier)) openInNewTab(node);
    if (download !== undefined) saveAs(node, download);
  });
}

/** Where a link leads, and the file name for a download. */
export interface ResolvedLink {
  href: string;
  download?: string;
}

/** Gives the address of an internal link and notes it for the checks. */
export function resolveLink(
  written: string,
  from: { text: string; place: Place | undefined },
  context: NoteContext,
): ResolvedLink {
  const target = split(written);
  if (!target) {
    note({ target: written, to: { path: null, isFile: false } }, from, context);
    return { href: '#' };
  }
  if (!target.path) {
    note({ target: written, to: { path: context.note.path, anchor: target.anchor, isFile: false } }, from, context);
    return { href: hash(target) || '#' };
  }
  if (/\.mdx?$/i.test(target.path)) return { href: linkFile({ written, target }, from, context) };
  return linkAsset({ written, target }, from, context) ?? { href: linkPath({ written, target }, from, context) };
}

function linkFile(
  { written, target }: { written: string; target: Target },
  from: { text: string; place: Place | undefined },
  context: NoteContext,
): string {
  const { note: source, routes } = context;
  const joined = target.path.startsWith('/')
    ? target.path.slice(1)
    : posix.join(posix.dirname(source.file), target.path);
  const path = routes.byFile[joined.normalize('NFC')] ?? null;
  note({ target: written, to: { path, anchor: target.anchor, isFile: true } }, from, context);
  return path === null ? written : toHref(routes.baseUrl, path) + target.query + hash(target);
}

/** A file that is no note: a PDF or archive beside the note, or one of the static folder. */
function linkAsset(
  { written, target }: { written: string; target: Target },
  from: { text: string; place: Place | undefined },
  context: NoteContext,
): ResolvedLink | undefined {
  if (!/\.[A-Za-z0-9]{1,8}$/.test(target.path) || /\.html$/.test(target.path)) return undefined;
  const { routes, options } = context;
  const isStatic = target.path.startsWith('/');
  const path = posix.normalize(target.path);
  const absolute = isStatic ? posix.join(options.staticDir, path) : besideNote(context, target.path);
  const { bytes, refused } = readDependency(context, absolute);
  if (refused) {
    report(context, from.place, refusal(refused, written));
    return { href: '#' };
  }
  if (!bytes) return undefined;
  const linked = isStatic ? { path } : addLinked(context, absolute, bytes);
  return { ...linked, href: toHref(routes.baseUrl, linked.path) + target.query + hash(target) };
}

function linkPath(
  { written, target }: { written: string; target: Target },
  from: { text: string; place: Place | undefined },
  context: NoteContext,
): string {
  const absolute = target.path.startsWith('/')
    ? target.path
    : posix.join(posix.dirname(`${context.note.path}x`), target.path);
  const path = withKnownSlash(cleanPath(absolute).normalize('NFC'), context.routes);
  note({ target: written, to: { path, anchor: target.anchor, isFile: false } }, from, context);
  return toHref(context.routes.baseUrl, path) + target.query + hash(target);
}

/** `/a` where only `/a/` exists (and the other way round) leads to the page at once instead of by a redirect. */
function withKnownSlash(path: string, routes: RouteTable): string {
  const known = knownPaths(routes);
  if (known.has(path)) return path;
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return known.has(other) ? other : path;
}

const pathSets = new WeakMap<RouteTable, Set<string>>();

function knownPaths(routes: RouteTable): Set<string> {
  let paths = pathSets.get(routes);
  if (!paths) {
    paths = new Set(Object.values(routes.byFile));
    pathSets.set(routes, paths);
  }
  return paths;
}

function split(written: string): Target | undefined {
  const [, path = '', query = '', fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(written) ?? [];
  const decoded = decodePath(path);
  const anchor = fragment === undefined ? undefined : decodePath(fragment);
  if (decoded === null || anchor === null) return undefined;
  return { path: decoded, query, ...(anchor && { anchor }) };
}

function hash(target: Target): string {
  return target.anchor ? `#${target.anchor.replace(/[%\s"<>`]/g, encodeURIComponent)}` : '';
}

function withoutOrigin(url: string, siteUrl: string): string {
  if (!siteUrl || !url.startsWith(siteUrl)) return url;
  const rest = url.slice(siteUrl.length);
  return rest === '' ? '/' : /^[/?#]/.test(rest) ? rest : url;
}

function saveAs(link: Link | LinkReference, name: string): void {
  link.data = { ...link.data, hProperties: { download: name } };
}

function openInNewTab(link: Link | LinkReference): void {
  link.data = {
    ...link.data,
    hProperties: { className: ['external'], target: '_blank', rel: ['noopener', 'noreferrer'] },
  };
}

function note(
  { target, to }: { target: string; to: { path: string | null; anchor?: string | undefined; isFile: boolean } },
  from: { text: string; place: Place | undefined },
  { links, note: source }: NoteContext,
): void {
  const { line = 1, column = 1 } = from.place ?? {};
  const { anchor, ...rest } = to;
  links.push({ target, ...rest, ...(anchor && { anchor }), text: from.text, line: line + source.bodyLine - 1, column });
}
