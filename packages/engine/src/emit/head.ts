/** The part of `<head>` that differs between pages, and the site's own links and tags. */
import type { SiteConfig } from '../config/schema.ts';
import { toHref } from '../shared/paths.ts';
import { embedJson, escapeText, voidTag } from './escape.ts';
import { siteUrl, structuredData } from './json-ld.ts';
import type { PageInput } from './page-input.ts';

/** A tag without content, and its attributes. */
export type Tag = [name: string, attributes: Record<string, string | undefined>];

/** Title, description, canonical address, icons, sharing, tools' metas, structured data, and the author's tags. */
export function headTags(input: PageInput, config: SiteConfig, ofFeatures: readonly Tag[] = []): string {
  const tags: Tag[] = [
    ...description(input, config),
    ...icons(config),
    ...sharing(input, config),
    ...ofFeatures,
    ...alternates(input, config),
    ...config.head.map(({ tag, attributes }): Tag => [tag, attributes]),
  ];
  const data = structuredData(input, config);
  const json = data ? `<script type="application/ld+json">${embedJson(data)}</script>` : '';
  return `<title>${escapeText(input.page.documentTitle)}</title>${tags.map((tag) => voidTag(...tag)).join('')}${json}`;
}

function description({ page, head }: PageInput, config: SiteConfig): Tag[] {
  const tags: Tag[] = [];
  // One tag serves search engines and sharing.
  if (page.description) {
    tags.push(['meta', { name: 'description', property: 'og:description', content: page.description }]);
  }
  if (head.keywords?.length) tags.push(['meta', { name: 'keywords', content: head.keywords.join(',') }]);
  if (head.noindex) tags.push(['meta', { name: 'robots', content: 'noindex' }]);
  if (head.canonical !== undefined) tags.push(['link', { rel: 'canonical', href: siteUrl(config, head.canonical) }]);
  return tags;
}

function icons({ favicon, baseUrl }: SiteConfig): Tag[] {
  const tags: Tag[] = [];
  if (favicon.ico) tags.push(['link', { rel: 'icon', href: ownAddress(favicon.ico, baseUrl), sizes: '32x32' }]);
  if (favicon.svg) tags.push(['link', { rel: 'icon', href: ownAddress(favicon.svg, baseUrl), type: 'image/svg+xml' }]);
  if (favicon.appleTouch) {
    tags.push(['link', { rel: 'apple-touch-icon', href: ownAddress(favicon.appleTouch, baseUrl) }]);
  }
  // Without any, browsers ask for /favicon.ico and are sent the whole not-found page.
  return tags.length > 0 ? tags : [['link', { rel: 'icon', href: 'data:,' }]];
}

function sharing({ page, head }: PageInput, config: SiteConfig): Tag[] {
  const image = head.image ?? (config.image || undefined);
  const properties: Record<string, string | undefined> = {
    'og:type': page.component === 'DocPage' ? 'article' : 'website',
    'og:site_name': config.title,
    'og:locale': 'zh_CN',
    'og:title': page.title,
    'og:url': head.canonical === undefined ? undefined : siteUrl(config, head.canonical),
    'og:image': image && new URL(ownAddress(image, config.baseUrl), config.url).href,
    'article:modified_time': page.component === 'DocPage' ? head.modified : undefined,
  };
  const tags = Object.entries(properties).filter((pair) => pair[1] !== undefined);
  return [
    ...tags.map(([property, content]): Tag => ['meta', { property, content }]),
    ['meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }],
  ];
}

function alternates({ head }: PageInput, { baseUrl, title }: SiteConfig): Tag[] {
  const tags: Tag[] = [
    ['link', { rel: 'alternate', type: 'application/atom+xml', title, href: toHref(baseUrl, '/feed.xml') }],
  ];
  if (head.markdown) {
    tags.push(['link', { rel: 'alternate', type: 'text/markdown', href: toHref(baseUrl, head.markdown) }]);
  }
  return tags;
}

function isForeign(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address);
}

/** Address of a file below `static/` or of a foreign one. */
export function ownAddress(path: string, baseUrl: string): string {
  return isForeign(path) ? path : toHref(baseUrl, path.startsWith('/') ? path : `/${path}`);
}
