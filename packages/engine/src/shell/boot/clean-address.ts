/**
 * On the not-found page alone, and before anything is painted: an address that ends in `.html` or `/index.html` goes on to
 * the clean one, where hosts serve the page with or without a slash at the end.
 */
import { cleanPath } from '../../shared/paths.ts';

const address = new URL(location.href);
const clean = cleanPath(address.pathname);
if (clean !== address.pathname) {
  // Set on the whole address: a path that begins with "//" would name a host.
  address.pathname = clean;
  location.replace(address.href);
}
