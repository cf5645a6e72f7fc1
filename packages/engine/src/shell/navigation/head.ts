/** Updates the page-specific tags of `<head>`. */
import type { PageData } from '../../shared/page.ts';
import { toAddress } from '../../shared/paths.ts';
import type { ShellConfig } from '../../shared/site.ts';

/** Updates title, description, canonical address and the Open Graph tags for the page. */
export function updateHead(site: ShellConfig, page: PageData): void {
  const address = site.url + toAddress(site.baseUrl, page.path);
  document.title = page.documentTitle;
  setAttribute('link[rel=canonical]', 'href', address);
  setAttribute('meta[name=description]', 'content', page.description);
  setAttribute('meta[property="og:title"]', 'content', page.title);
  setAttribute('meta[property="og:url"]', 'content', address);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}
