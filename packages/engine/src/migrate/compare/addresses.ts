/** Addresses of two builds in one spelling. */
import { decodePath, encodePath } from '../../shared/paths.ts';

/** `guide/a/index.html`, `/guide/a.html`, `/guide/a/` → `/guide/a`. */
export function plainAddress(written: string): string {
  const pathname = written.replace(/[?#].*$/s, '');
  const path = decodePath(pathname) ?? pathname;
  const names = path.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '').split('/');
  return `/${names.filter(Boolean).join('/')}`;
}

/** The same of a page's path, which is decoded. */
export function pageAddress(path: string): string {
  return plainAddress(encodePath(path));
}

/** Where a link on the page `from` leads; undefined: out of the site. */
export function linkedAddress(href: string, from: string): string | undefined {
  const site = 'https://site.invalid';
  if (!URL.canParse(href, site + encodePath(from))) return undefined;
  const { origin, pathname } = new URL(href, site + encodePath(from));
  return origin === site ? plainAddress(pathname) : undefined;
}

/** The folder below which most of these addresses are ours: engines put notes below a base of their own. */
export function commonPrefix(ours: ReadonlySet<string>, theirs: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const address of theirs)
    for (const prefix of prefixesOf(address))
      if (ours.has(withoutPrefix(address, prefix) ?? '')) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0]?.[0] ?? '';
}

/** The rest of the address below the prefix; undefined when it is not below it. */
export function withoutPrefix(address: string, prefix: string): string | undefined {
  if (address === prefix) return '/';
  return address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : undefined;
}

/** At most two names deep. */
function prefixesOf(address: string): string[] {
  const names = address.split('/').filter(Boolean);
  return [0, 1, 2]
    .filter((count) => count <= names.length)
    .map((count) =>
      names
        .slice(0, count)
        .map((name) => `/${name}`)
        .join(''),
    );
}
