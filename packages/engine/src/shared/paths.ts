/**
 * The one place where addresses are encoded and decoded.
 * A "path" here is decoded, NFC, starts with "/" and carries no base; an "address" is what stands in a URL.
 */

/** Decodes the pathname of a URL to a path with base; null when an escape is malformed. */
export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).normalize('NFC');
  } catch {
    return null;
  }
}

/** Encodes a path segment by segment; `+` and other legal characters stay readable. */
export function encodePath(path: string): string {
  return path
    .normalize('NFC')
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/%(?:2B|40|3A|24|26|2C|3D|3B)/g, decodeURIComponent))
    .join('/');
}

/** `/a` under base `/笔记/` → the encoded address `/%E7%AC%94%E8%AE%B0/a`. */
export function toAddress(base: string, path: string): string {
  return encodePath(base.replace(/\/$/, '') + path);
}

/** The same as an `href` in HTML: Chinese stays readable, at a third of the bytes; only what would end or split an address is escaped. */
export function toHref(base: string, path: string): string {
  return escapeHref(`${base.replace(/\/$/, '')}${path}`.normalize('NFC'));
}

/** A path or fragment as it may stand in an `href`. */
export function escapeHref(text: string): string {
  return text.replace(UNSAFE_IN_HREF, encodeURIComponent);
}

/** `%`, `?`, `#`, spaces, control characters, and the characters that the URL standard escapes in a path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be escaped
const UNSAFE_IN_HREF = /[%?#\s"<>\\^`{|}\u0000-\u001f\u007f]/g;

/** Takes the base off a decoded path; null when the path lies outside the base. */
export function stripBase(base: string, path: string): string | null {
  const stem = base.replace(/\/$/, '');
  if (path === stem) return '/';
  return path.startsWith(`${stem}/`) ? path.slice(stem.length) : null;
}

/** `/a.html` → `/a`, `/a/index.html` → `/a/`, `/a/index` stays. */
export function cleanPath(path: string): string {
  return path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/** Where the not-found page goes on to from a path or an address: the clean one, or without a slash that a host took as it came. */
export function nextFromNotFound(path: string): string {
  const clean = cleanPath(path);
  return clean === path && path.length > 1 ? path.replace(/\/+$/, '') || '/' : clean;
}

/** Where the page data of a path lies: `/a` → `/data/a.json`, `/a/` → `/data/a/index.json`. */
export function dataPath(path: string): string {
  return `/data${fileStem(path)}.json`;
}

/** The file of a path's whole document, relative to the output: `a.html`, `a/index.html`. */
export function documentFile(path: string): string {
  return `${fileStem(path).slice(1)}.html`;
}

/** The published Markdown of a path: `/a.md`, `/a/index.md`. */
export function markdownPath(path: string): string {
  return `${fileStem(path)}.md`;
}

/** Path of the whole sidebar. `assets` is a reserved first segment, so no page's data can be there. */
export function navPath(sidebarId: string): string {
  return `/data/assets/nav/${sidebarId}.json`;
}

function fileStem(path: string): string {
  return path.endsWith('/') ? `${path}index` : path;
}

/** Output folder of linked files that a browser might run; hosts send all of it as downloads. */
export const DOWNLOADS = 'assets/downloads';
