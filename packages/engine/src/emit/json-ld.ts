/** Structured data for search engines: breadcrumbs and the article. */
import type { SiteConfig } from '../config/schema.ts';
import type { NavLink } from '../shared/page.ts';
import { toAddress, toHref } from '../shared/paths.ts';
import type { PageInput } from './page-input.ts';

/** One graph per page: BreadcrumbList and TechArticle for notes, WebSite for the home page. */
export function structuredData({ page, head }: PageInput, config: SiteConfig): object | undefined {
  if (page.component === 'HomePage') return inContext([webSite(config)]);
  if (page.component !== 'DocPage') return undefined;
  return inContext([breadcrumbList(page.breadcrumbs, config), techArticle({ page, head }, config)]);
}

function inContext(graph: object[]): object {
  return { '@context': 'https://schema.org', '@graph': graph };
}

function webSite(config: SiteConfig): object {
  return {
    '@type': 'WebSite',
    name: config.title,
    description: config.tagline || undefined,
    url: siteUrl(config, '/'),
    inLanguage: config.locale.htmlLang,
  };
}

/** The last crumb is the page itself and needs no address. */
function breadcrumbList(crumbs: NavLink[], config: SiteConfig): object {
  const home = { title: config.title, path: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item:
        crumb.path === undefined || index === crumbs.length
          ? undefined
          : config.url + toHref(config.baseUrl, crumb.path),
    })),
  };
}

function techArticle({ page, head }: PageInput, config: SiteConfig): object {
  return {
    '@type': 'TechArticle',
    headline: page.title,
    dateModified: head.modified,
    keywords: head.keywords,
    inLanguage: config.locale.htmlLang,
  };
}

/** Whole address of a path on the published site. */
export function siteUrl(config: { url: string; baseUrl: string }, path: string): string {
  return config.url + toAddress(config.baseUrl, path);
}
