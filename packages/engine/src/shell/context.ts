/** Contexts of the shell: the site's configuration and the current page. */
import { createContext, use } from 'react';
import type { PageData } from '../shared/page.ts';
import { toHref as hrefOf } from '../shared/paths.ts';
import type { ShellConfig } from '../shared/site.ts';
import { routeContextMissing } from './errors/catalogue.ts';

export const SiteContext = createContext<ShellConfig | null>(null);
export const PageContext = createContext<PageData | null>(null);

/** The site's configuration. */
export function useSite(): ShellConfig {
  const site = use(SiteContext);
  if (!site) throw routeContextMissing();
  return site;
}

/** The page that is shown. */
export function usePage(): PageData {
  const page = use(PageContext);
  if (!page) throw routeContextMissing();
  return page;
}

/** The address of a page of this site, for `href`. */
export function toHref(site: ShellConfig, path: string): string {
  return hrefOf(site.baseUrl, path);
}
