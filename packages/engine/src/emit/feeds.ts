/** Lists of the site for machines: sitemap, Atom feed and robots.txt (`llms.txt`: `llms.ts`). Drafts and unlisted notes are in none. */
import type { SiteConfig } from '../config/schema.ts';
import type { Doc } from '../pipeline/types.ts';
import { escapeText } from './escape.ts';
import { siteUrl } from './json-ld.ts';
import { rfc3339 } from './rfc-3339.ts';

/** Entries of the feed. */
const FEED_LENGTH = 20;

/** The part of the site that the lists need. */
export interface Listing {
  config: SiteConfig;
  /** Listed docs in the order of the sidebars. */
  docs: Doc[];
}

/** `sitemap.xml`: the special pages at `paths`, home first, and every listed note. */
export function sitemap({ config, docs }: Listing, paths: readonly string[]): string {
  const entries = docs.map((doc) => sitemapEntry(siteUrl(config, doc.path), doc.updated && rfc3339(doc.updated.iso)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...paths.map((path) => sitemapEntry(siteUrl(config, path))), ...entries].join('\n')}
</urlset>
`;
}

function sitemapEntry(url: string, modified?: string): string {
  return `<url><loc>${escapeText(url)}</loc>${modified ? `<lastmod>${escapeText(modified)}</lastmod>` : ''}</url>`;
}

/** `robots.txt`: allows everything and names the sitemap. */
export function robots(config: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl(config, '/sitemap.xml')}\n`;
}

/** `feed.xml`: the notes changed last. Without dates (no git) the first notes of the site, so that the feed stays valid. */
export function atomFeed({ config, docs }: Listing): string {
  const notes = latestNotes(docs, FEED_LENGTH);
  const newest = rfc3339(notes[0]?.updated?.iso ?? EPOCH);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${config.locale.htmlLang}">
<title>${escapeText(config.title)}</title>
${config.tagline ? `<subtitle>${escapeText(config.tagline)}</subtitle>\n` : ''}<id>${escapeText(siteUrl(config, '/'))}</id>
<updated>${escapeText(newest)}</updated>
<author><name>${escapeText(config.title)}</name></author>
<link rel="alternate" type="text/html" href="${escapeText(siteUrl(config, '/'))}"/>
<link rel="self" type="application/atom+xml" href="${escapeText(siteUrl(config, '/feed.xml'))}"/>
${notes.map((doc) => feedEntry(doc, config)).join('\n')}
</feed>
`;
}

const EPOCH = '1970-01-01T00:00:00Z';

function feedEntry({ path, summary, updated }: Doc, config: SiteConfig): string {
  const url = escapeText(siteUrl(config, path));
  return `<entry><title>${escapeText(summary.title)}</title><id>${url}</id><link href="${url}"/><updated>${escapeText(
    rfc3339(updated?.iso ?? EPOCH),
  )}</updated><summary>${escapeText(summary.description)}</summary></entry>`;
}

/** Notes by last change, newest first; those that git does not know come last, in their order. */
export function latestNotes(docs: Doc[], count: number): Doc[] {
  const time = (doc: Doc) => Date.parse(rfc3339(doc.updated?.iso ?? EPOCH));
  return docs
    .filter((doc) => doc.note)
    .sort((a, b) => time(b) - time(a))
    .slice(0, count);
}
