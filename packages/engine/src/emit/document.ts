/** A whole HTML document around the shell's markup: the same for the build and for the dev server. */
import type { SiteConfig } from '../config/schema.ts';
import { own } from '../shared/own.ts';
import { packPage } from '../shared/page-json.ts';
import { toAddress, toHref } from '../shared/paths.ts';
import { words } from '../words/notes.ts';
import { embedJson, escapeText, voidTag } from './escape.ts';
import { headTags, ownAddress, type Tag } from './head.ts';
import type { PageInput } from './page-input.ts';

/** What every document of one build has in common. */
export interface DocumentParts {
  config: SiteConfig;
  /** Policy for the meta tag; absent in the dev server, whose style sheets and modules change. */
  policy?: string;
  /** Tags of features, the same on every page. */
  tags: readonly Tag[];
  /** Inline scripts that run before the first paint, the boot first; they must be the same texts on every page. */
  scripts: readonly string[];
  /** Speculation rules, the same on every page; absent in the dev server, whose pages connect to it. */
  speculation?: string;
  /** Text of the site's style sheet, the same on every page; in the dev server, whose sheets come by address, the order of their layers. */
  css?: string;
  /** Address → text of the sheets of single pages that stand in their documents; the application loads them by address. */
  inlined?: Readonly<Record<string, string>>;
  /** Lazy chunk → address; the application looks them up in the document, to keep the boot small. */
  chunks: Record<string, string>;
  /** Address of the script that redirects from `.html` addresses unknown to the host; the dev server handles them itself. */
  cleanAddress?: string;
  /** `name version` of this engine. */
  generator: string;
  /** Browser colour of each mode; the boot switches the tag. */
  themeColor: { light: string; dark: string };
  /** Extra markup at the end of `<head>`, for the dev server. */
  extra?: string;
}

/** The document of a page; `shell` is the markup inside `#root`. */
export function renderDocument(input: PageInput, shell: string, parts: DocumentParts): string {
  const { locale, colorMode } = parts.config;
  // Words `name:address`; addresses are escaped and hold no space. Quotes of JSON would be six characters each.
  const chunks = Object.entries(parts.chunks)
    .map((pair) => pair.join(':'))
    .join(' ');
  // What the document says elsewhere, the application reads there.
  const data = embedJson(packPage({ ...input.page, article: '', below: '', documentTitle: '', description: '' }));
  return [
    `<!doctype html><html lang="${locale.htmlLang}" dir="${locale.direction}" data-theme="${colorMode.defaultMode}">`,
    `<head>${firstTags(parts)}${ownScript(input, parts)}${headTags(input, parts.config, parts.tags)}${ownSheets(input, parts)}${parts.extra ?? ''}</head>`,
    `<body><div id="root">${shell}</div>${noteList(parts.config)}<script type="application/json" id="page" data-chunks="${escapeText(chunks)}">${data}</script>${speculationRules(parts)}${configuredSheets(parts.config)}</body></html>`,
  ].join('');
}

/** The policy must come before every script and style, or it does not hold for them; theme-colour before the boot, which sets it. */
function firstTags(parts: DocumentParts): string {
  const { policy, scripts, css, generator, themeColor, config } = parts;
  return [
    '<meta charset="utf-8">',
    policy === undefined ? '' : voidTag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    voidTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    voidTag('meta', {
      name: 'theme-color',
      content: themeColor[config.colorMode.defaultMode],
      'data-light': themeColor.light,
      'data-dark': themeColor.dark,
    }),
    // The sheet is inlined: fetched by address it would delay the first paint by a round trip.
    css === undefined ? '' : `<style>${css}</style>`,
    ...scripts.map((text) => `<script>${text}</script>`),
    voidTag('meta', { name: 'generator', content: generator }),
  ].join('');
}

/** The not-found page's script, before all that would be painted or fetched for nothing. */
function ownScript({ page }: PageInput, { cleanAddress }: DocumentParts): string {
  return page.component === 'NotFoundPage' && cleanAddress ? `<script src="${escapeText(cleanAddress)}"></script>` : '';
}

/** The page's own sheets (formulas) block paint as they must: without them its text would jump. */
function ownSheets({ page }: PageInput, { inlined = {} }: DocumentParts): string {
  const sheet = (href: string) => {
    const text = own(inlined, href);
    return text === undefined ? voidTag('link', { rel: 'stylesheet', href }) : `<style>${text}</style>`;
  };
  return page.styles.map(sheet).join('');
}

/** Leads programs that read pages to all notes as Markdown; people never meet it. After the page: before its skip link, axe takes that for no skip link any more. */
function noteList({ baseUrl }: SiteConfig): string {
  return `<a hidden href="${escapeText(toHref(baseUrl, '/llms.txt'))}">llms.txt</a>`;
}

/** What the browser may render ahead. */
function speculationRules({ speculation }: DocumentParts): string {
  return speculation === undefined ? '' : `<script type="speculationrules">${speculation}</script>`;
}

/** Configured sheets come last, where no browser waits for them: a dead host then delays no paint. */
function configuredSheets({ stylesheets, baseUrl }: SiteConfig): string {
  return stylesheets.map((path) => voidTag('link', { rel: 'stylesheet', href: ownAddress(path, baseUrl) })).join('');
}

/** Of a site, what a document that leads on to its pages can say. */
type Redirecting = Pick<SiteConfig, 'baseUrl'> & Partial<Pick<SiteConfig, 'url' | 'locale'>>;

/** The document of an alias: sends readers and robots on; it is listed nowhere. */
export function renderRedirect(target: string, { baseUrl, url, locale }: Redirecting): string {
  const address = toAddress(baseUrl, target);
  const lang = locale ? ` lang="${locale.htmlLang}"` : '';
  const href = escapeText(address);
  return [
    `<!doctype html><html${lang}><head><meta charset="utf-8">`,
    voidTag('meta', { 'http-equiv': 'refresh', content: `0; url=${address}` }),
    url === undefined ? '' : voidTag('link', { rel: 'canonical', href: url + address }),
    voidTag('meta', { name: 'robots', content: 'noindex' }),
    // Or browsers ask for /favicon.ico, which need not be there.
    voidTag('link', { rel: 'icon', href: 'data:,' }),
    `<title>${words.moved}</title></head><body><p>${words.movedTo(`<a href="${href}">${escapeText(target)}</a>`)}</p></body></html>`,
  ].join('');
}
