/** Files of the site that are not pages: assets of notes, static files, and files generated from the whole site. */
import { readReadable } from '../pipeline/read/readable.ts';
import type { FeatureData, Site } from '../pipeline/types.ts';
import { DOWNLOADS, documentFile, navPath, toAddress } from '../shared/paths.ts';
import { DOWNLOAD_HEADERS, headersFile, siteHeaders } from './csp.ts';
import { type DocumentParts, renderRedirect } from './document.ts';
import { atomFeed, robots, sitemap } from './feeds.ts';
import { HOST_FILE, type HostFile } from './host-file.ts';
import { listedDocs } from './listed-docs.ts';
import { llmsFiles } from './llms.ts';
import type { OwnFile, SiteFeature } from './site-feature.ts';
import { listedPaths } from './special/table.ts';

/** Pictures and other files of the notes: output name, and how their bytes are had. */
export function noteAssets({ docs, places }: Site): Map<string, () => Buffer> {
  const assets = docs.flatMap((doc) => doc.summary.assets);
  return new Map(
    assets.map(({ output, absolute, content, encoding }) => [
      output,
      () => (content === undefined ? readReadable(absolute, places) : Buffer.from(content, encoding)),
    ]),
  );
}

/** Files of the features whose bundles a site has; `data` are by the features' names. */
export function ownFiles(features: readonly SiteFeature[], data: FeatureData): OwnFile[] {
  return features.flatMap(({ name, files }) => (files && data[name] !== undefined ? files(data[name]) : []));
}

/** Lists, models, navigation, redirects and what hosts read. */
export function generatedFiles(
  site: Site,
  parts: DocumentParts,
  { own, features }: { own: readonly OwnFile[]; features: readonly SiteFeature[] },
): [file: string, content: string][] {
  const { config } = site;
  const listing = { config, docs: listedDocs(site) };
  const headers = siteHeaders(parts.policy ?? '');
  const overrides = {
    // Also without any: those of an earlier build are still there for a while.
    [`${DOWNLOADS}/*`]: DOWNLOAD_HEADERS,
    ...Object.fromEntries(own.map(({ file, headers }) => [file, headers])),
  };
  const aliases = site.docs.flatMap((doc) => doc.aliases.map((alias): [string, string] => [alias, doc.path]));
  const host: HostFile = { baseUrl: config.baseUrl, headers, overrides, redirects: aliases };
  return [
    ['sitemap.xml', sitemap(listing, listedPaths(site, features))],
    ['robots.txt', robots(config)],
    ['feed.xml', atomFeed(listing)],
    ...llmsFiles(listing),
    ['_headers', headersFile(headers, toAddress(config.baseUrl, '/'), overrides)],
    [HOST_FILE, JSON.stringify(host)],
    ...own.map(({ file, content }): [string, string] => [file, content]),
    ...Object.entries(site.sidebars).map(([id, tree]): [string, string] => [
      navPath(id).slice(1),
      JSON.stringify(tree),
    ]),
    ...Object.entries(site.model).map(([name, value]): [string, string] => [
      `data/assets/model/${name}.json`,
      JSON.stringify(value, null, 1),
    ]),
    ...aliases.map(([alias, path]): [string, string] => [documentFile(alias), renderRedirect(path, config)]),
  ];
}
