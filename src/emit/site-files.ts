/** Files of the site that are no pages: what notes and `static/` bring along, and what is generated from the whole. */

import { SANDBOX_FILE } from '../labs/emit/lab-sandbox.ts';
import { readReadable } from '../pipeline/read/readable.ts';
import type { Site } from '../pipeline/types.ts';
import { DOWNLOADS, documentFile, navPath, toAddress } from '../shared/paths.ts';
import { DOWNLOAD_HEADERS, headersFile, siteHeaders } from './csp.ts';
import { type DocumentParts, renderRedirect } from './document.ts';
import { atomFeed, llms, robots, sitemap } from './feeds.ts';
import { HOST_FILE, type HostFile } from './host-file.ts';
import { listedDocs } from './listed-docs.ts';

/** Pictures and other files of the notes: output name, and how their bytes are had. */
export function noteAssets({ docs, places }: Site): Map<string, () => Buffer> {
  const assets = docs.flatMap((doc) => doc.summary.assets);
  return new Map(
    assets.map(({ output, absolute, content }) => [
      output,
      () => (content === undefined ? readReadable(absolute, places) : Buffer.from(content)),
    ]),
  );
}

/** Lists, models, navigation, redirects and what hosts read. */
export function generatedFiles(site: Site, parts: DocumentParts): [file: string, content: string][] {
  const { config } = site;
  const listing = { config, docs: listedDocs(site) };
  const headers = siteHeaders(parts.policy ?? '');
  const { sandbox } = parts;
  const overrides = {
    // Also without any: those of an earlier build are still there for a while.
    [`${DOWNLOADS}/*`]: DOWNLOAD_HEADERS,
    ...(sandbox && { [SANDBOX_FILE]: { 'Content-Security-Policy': sandbox.policy } }),
  };
  const host: HostFile = { baseUrl: config.baseUrl, headers, overrides };
  const aliases = site.docs.flatMap((doc) => doc.aliases.map((alias) => [alias, doc.path] as const));
  return [
    ['sitemap.xml', sitemap(listing)],
    ['robots.txt', robots(config)],
    ['feed.xml', atomFeed(listing)],
    ['llms.txt', llms(listing)],
    ['_headers', headersFile(headers, toAddress(config.baseUrl, '/'), overrides)],
    [HOST_FILE, JSON.stringify(host)],
    ...(sandbox ? [[SANDBOX_FILE, sandbox.html] as [string, string]] : []),
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
