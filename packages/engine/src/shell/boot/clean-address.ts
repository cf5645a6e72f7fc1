/**
 * On the not-found page only, before paint: an address that ends in `.html` or `/index.html` is redirected to the clean
 * one, which hosts serve with or without a trailing slash; one that ends in a slash to that without, since some hosts
 * (GitHub Pages) have a page at the one and nothing at the other.
 */
import { nextFromNotFound } from '../../shared/paths.ts';

const address = new URL(location.href);
const next = nextFromNotFound(address.pathname);
if (next !== address.pathname) {
  // Uses the whole address: a path that begins with "//" would name a host.
  address.pathname = next;
  location.replace(address.href);
}
