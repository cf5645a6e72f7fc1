/** The site as the dev server holds it: every file by name, made when it is asked for, with the build's own code. */

import { readFileSync } from 'node:fs';
import type { DocumentParts } from '../emit/document.ts';
import { pageDocument, withArticle } from '../emit/emit-page.ts';
import { katexFiles } from '../emit/katex-style.ts';
import { hashOf } from '../emit/manifest.ts';
import { pageInputs } from '../emit/page-data.ts';
import type { PageInput } from '../emit/page-input.ts';
import { publishedMarkdown } from '../emit/published-markdown.ts';
import { type ShellFeature, shellFeatures } from '../emit/shell-features.ts';
import type { LoadedFeature } from '../emit/site-feature.ts';
import { generatedFiles, noteAssets, ownFiles } from '../emit/site-files.ts';
import { NOT_FOUND_PATH } from '../emit/special/not-found.ts';
import { readReadable } from '../pipeline/read/readable.ts';
import type { SiteSession } from '../pipeline/site.ts';
import type { Site } from '../pipeline/types.ts';
import type { PageData } from '../shared/page.ts';
import { packPage } from '../shared/page-json.ts';
import { dataPath, documentFile, markdownPath, toAddress } from '../shared/paths.ts';
import { present } from '../shared/present.ts';
import { words } from '../words/building.ts';
import { devFrame } from './dev-vite.ts';

type Content = () => Promise<string | Buffer>;

export interface DevSite {
  site: Site;
  /** Output name → content. */
  files: Map<string, Content>;
  /** Path → hash of everything its page shows. */
  keys: Map<string, string>;
  /** Page data with the article. */
  page: (path: string) => Promise<PageData | undefined>;
  /** The document for unknown addresses. */
  notFound: () => Promise<string>;
}

export interface DevSiteInput {
  root: string;
  site: Site;
  session: SiteSession;
  parts: DocumentParts;
  features: readonly LoadedFeature[];
}

/** Lists the files of a loaded site; nothing is rendered yet. */
export async function devSite({ root, site, session, parts, features }: DevSiteInput): Promise<DevSite> {
  const katex = katexFiles(root);
  const mathStyle = toAddress(site.config.baseUrl, `/${katex.sheet}`);
  const shell = await shellFeatures(features);
  const frame = { ...(await devFrame(root, site, features)), mathStyle };
  const inputs = new Map(pageInputs(site, frame, features).map((input) => [input.page.path, input]));
  const complete = async (input: PageInput) => withArticle(input, await articleOf(input, site, session));
  const files = new Map<string, Content>();
  for (const input of inputs.values()) addPage(files, input, { complete, parts, shell });
  const own = ownFiles(features, frame.bundles);
  for (const [file, content] of generatedFiles(site, parts, { own, features })) files.set(file, async () => content);
  for (const { develop } of features) develop?.(files, site, session);
  for (const [file, content] of Object.entries(katex.files)) files.set(file, async () => content);
  for (const [file, read] of noteAssets(site)) files.set(file, async () => read());
  for (const { file, absolute } of site.statics) files.set(file, async () => readReadable(absolute, site.places));
  return {
    site,
    files,
    keys: new Map([...inputs].map(([path, input]) => [path, hashOf(input)])),
    page: async (path) => {
      const input = inputs.get(path);
      return input && (await complete(input)).page;
    },
    notFound: async () => pageDocument(present(inputs.get(NOT_FOUND_PATH), words.notFound), parts, shell),
  };
}

interface Making {
  complete: (input: PageInput) => Promise<PageInput>;
  parts: DocumentParts;
  shell: readonly ShellFeature[];
}

function addPage(files: Map<string, Content>, input: PageInput, { complete, parts, shell }: Making): void {
  const { page, source } = input;
  files.set(documentFile(page.path), async () => pageDocument(await complete(input), parts, shell));
  files.set(dataPath(page.path).slice(1), async () => JSON.stringify(packPage((await complete(input)).page)));
  if (!source) return;
  files.set(markdownPath(page.path).slice(1), async () =>
    publishedMarkdown(readFileSync(source.absolute, 'utf8'), source, parts.config),
  );
}

/** Generated pages bring their article along; notes have theirs in the pipeline's cache. */
async function articleOf(input: PageInput, site: Site, session: SiteSession): Promise<string> {
  if (input.cacheKey === undefined) return input.page.article;
  const doc = site.docs.find((candidate) => candidate.path === input.page.path);
  return doc ? (await session.compiled(doc)).html : '';
}

/** What a load changed, for open pages. */
export interface Changes {
  /** Paths whose page shows something else now. */
  changed: string[];
  /** Paths that came or went. */
  moved: string[];
}

/** Compares two loads. */
export function compareSites(before: DevSite['keys'], after: DevSite['keys']): Changes {
  const came = [...after.keys()].filter((path) => !before.has(path));
  const went = [...before.keys()].filter((path) => !after.has(path));
  const changed = [...after]
    .filter(([path, key]) => before.has(path) && before.get(path) !== key)
    .map(([path]) => path);
  return { changed, moved: [...came, ...went] };
}
