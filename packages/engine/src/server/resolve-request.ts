/** Maps an address to a file: one rule for preview and dev server, as static hosts do. */
import { cleanPath, decodePath, documentFile, stripBase, toAddress } from '../shared/paths.ts';

export type Resolved = { file: string } | { redirect: string } | { notFound: true };

const NOT_FOUND: Resolved = { notFound: true };

/**
 * Chinese, spaces, `+`, `%2B`, escapes in either case and NFD all decode to one path; a malformed `%` is not found.
 * `hasFile` takes a name relative to the site's root.
 */
export function resolveRequest(pathname: string, baseUrl: string, hasFile: (file: string) => boolean): Resolved {
  const whole = decodePath(pathname);
  if (whole === null || whole.includes('\0')) return NOT_FOUND;
  if (`${whole}/` === baseUrl || (whole === '/' && baseUrl !== '/')) return { redirect: toAddress(baseUrl, '/') };
  const path = stripBase(baseUrl, whole);
  // `//` is no page's address, and in a redirect it would name a host.
  if (path === null || path.includes('//')) return NOT_FOUND;
  const resolved = resolvePath(path, baseUrl, hasFile);
  const clean = cleanPath(path);
  if (!('notFound' in resolved) || clean === path) return resolved;
  // `/a.html` of the folder page `/a/`, `/a/index.html` of the page `/a`: the page, under its own address.
  const meant = resolvePath(clean, baseUrl, hasFile);
  return 'file' in meant ? { redirect: toAddress(baseUrl, clean) } : meant;
}

function resolvePath(path: string, baseUrl: string, hasFile: (file: string) => boolean): Resolved {
  if (/(?:^|[\\/])\.\.?(?:[\\/]|$)/.test(path)) return NOT_FOUND;
  if (path.endsWith('/')) return resolveFolder(path, baseUrl, hasFile);
  const name = path.slice(1);
  if (hasFile(name)) return { file: name };
  if (hasFile(documentFile(path))) return { file: documentFile(path) };
  if (hasFile(documentFile(`${path}/`))) return { redirect: toAddress(baseUrl, `${path}/`) };
  return NOT_FOUND;
}

function resolveFolder(path: string, baseUrl: string, hasFile: (file: string) => boolean): Resolved {
  if (hasFile(documentFile(path))) return { file: documentFile(path) };
  const withoutSlash = path.replace(/\/+$/, '');
  return withoutSlash !== '' && hasFile(documentFile(withoutSlash))
    ? { redirect: toAddress(baseUrl, withoutSlash) }
    : NOT_FOUND;
}
