/**
 * On the not-found page only, before paint: an address that ends in `.html` or `/index.html` is redirected to the clean
 * one, which hosts serve with or without a trailing slash.
 */
import { cleanPath } from '../../shared/paths.ts';

const address = new URL(location.href);
const clean = cleanPath(address.pathname);
if (clean !== address.pathname) {
  // Uses the whole address: a path that begins with "//" would name a host.
  address.pathname = clean;
  location.replace(address.href);
}
