/** Which file of the site a request means. */
import { cleanPath, decodePath } from 'study-notes/shared/paths';

/** Decoded path without base; undefined for what is not below the site's root. */
export function requestPath(url: string, root: string): string | undefined {
  if (!url.startsWith(root)) return undefined;
  return decodePath(`/${url.slice(root.length).replace(/[?#].*$/, '')}`) ?? undefined;
}

/** A file whose name holds its hash: whichever build names it, it is the same. */
export const isHashed = (path: string) => path.startsWith('/assets/');

/** A file that a page's scripts ask for, and no page. */
export const isData = (path: string) => path.startsWith('/data/assets/');

/**
 * Where a pack may have it. Page data lie in no pack: the application reads the document as well, and an article need not be
 * stored twice. An address may end in `.html`, and hosts take it with a slash and without.
 */
export function placesOf(path: string): string[] {
  if (isHashed(path) || isData(path)) return [path];
  const document = cleanPath(path.startsWith('/data/') ? path.slice('/data'.length).replace(/\.json$/, '.html') : path);
  const other = document.endsWith('/') ? document.slice(0, -1) : `${document}/`;
  if (document === '/') return ['/'];
  // What ends in `.html` is mostly a page's other address, and else a file of its own.
  return path.endsWith('.html') ? [path, document, other] : [document, other];
}
