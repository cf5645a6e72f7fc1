/** Whole addresses of the site's pages: in a book a link leads out of it. */
import { decodePath, stripBase, toAddress } from 'study-notes/shared/paths';
import type { BookSite } from '../book.ts';

type AddressOfSite = Pick<BookSite, 'url' | 'baseUrl'>;

/** Address of a page; `fragment` is decoded. */
export function pageAddress({ url, baseUrl }: AddressOfSite, path: string, fragment = ''): string {
  return url + toAddress(baseUrl, path) + (fragment && `#${encodeURIComponent(fragment)}`);
}

/** Path and fragment of an address on the page at `from`, decoded; undefined when it leads out of the site. */
export function ownPlace(
  { url, baseUrl }: AddressOfSite,
  from: string,
  address: string,
): { path: string; fragment: string } | undefined {
  const whole = wholeAddress({ url, baseUrl }, from, address);
  if (!URL.canParse(whole)) return undefined;
  const { origin, pathname, hash } = new URL(whole);
  const path = origin === new URL(url).origin ? stripBase(baseUrl, decodePath(pathname) ?? '') : null;
  return path === null ? undefined : { path, fragment: decodePath(hash.slice(1)) ?? '' };
}

/** An address on the page at `from` as it is from elsewhere; what is none stays as it is. */
export function wholeAddress({ url, baseUrl }: AddressOfSite, from: string, address: string): string {
  const base = url + toAddress(baseUrl, from);
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

/** An address as people read it. */
export function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
