/** Which links the application serves itself. */
import { parsePath } from './route-path.ts';

/** Files beside the pages; the browser opens them. */
const FILE =
  /\.(?:md|json|xml|txt|pdf|zip|gz|br|7z|png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|ogg|wav|css|js|wasm|csv)$/i;

/** What of a click decides, so that tests can write it down. */
export interface Click {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** What of a link decides. */
export interface Link {
  href: string;
  target: string;
  isDownload: boolean;
  isNative: boolean;
}

/** Whether this is a plain click, to be handled in this window. */
export function isPlainClick(click: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** The URL a link leads to within the site; null for links that are left to the browser. */
export function linkTarget(link: Link, here: URL, base: string): URL | null {
  if (link.isDownload || link.isNative || (link.target && link.target !== '_self')) return null;
  const url = parseUrl(link.href, here);
  if (url?.origin !== here.origin) return null;
  const path = parsePath(base, url.pathname);
  if (path === null || FILE.test(path) || /^\/(?:assets|data)\//.test(path)) return null;
  const isSamePage = path === parsePath(base, here.pathname);
  if (isSamePage && (url.hash || url.search !== here.search)) return null;
  return url;
}

function parseUrl(href: string, here: URL): URL | null {
  try {
    return new URL(href, here);
  } catch {
    return null;
  }
}

/** The link an event happened on, HTML's or SVG's. */
export function linkAt(target: EventTarget | null): Link | null {
  const element = (target as Element | null)?.closest?.('a[href]');
  if (!element) return null;
  return {
    href: element.getAttribute('href') as string,
    target: element.getAttribute('target') ?? '',
    isDownload: element.hasAttribute('download'),
    isNative: element.hasAttribute('data-native'),
  };
}
