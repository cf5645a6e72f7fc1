/** `migrate --check`: our pages beside those that the old engine has built. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { generatedArticle } from '../emit/generated-index.ts';
import { pageAddress } from '../migrate/compare/addresses.ts';
import { type Comparison, compareSites, type OwnPage } from '../migrate/compare/compare-sites.ts';
import { comparisonText } from '../migrate/compare/comparison-text.ts';
import { factsOf } from '../migrate/compare/page-facts.ts';
import { readBuilt } from '../migrate/compare/read-built.ts';
import type { SiteSession } from '../pipeline/site.ts';
import type { Doc, Site } from '../pipeline/types.ts';
import { words } from '../words/migrating.ts';
import { loadProject } from './load-project.ts';
import { type OptionValues, UsageError } from './options.ts';
import { createProgress } from './progress.ts';
import type { Project } from './project.ts';
import { createWorkers } from './workers.ts';

/** Compares and prints; false when pages differ. */
export async function runMigrateCheck(project: Project, options: OptionValues): Promise<boolean> {
  const folder = builtFolder(options.check);
  const isJson = options.json !== undefined;
  const comparison = await compareWith(project, folder, isJson);
  process.stdout.write(isJson ? `${JSON.stringify(comparison)}\n` : `${comparisonText(comparison)}\n`);
  return comparison.differences.length === 0;
}

/** The folder that an option names; throws when there is none. */
export function builtFolder(written = ''): string {
  const folder = resolve(written);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new UsageError(words.noOldSite(folder));
}

/** Our pages beside those of a built site. */
export async function compareWith(project: Project, folder: string, isQuiet = false): Promise<Comparison> {
  const progress = createProgress(process.stderr, isQuiet);
  const workers = createWorkers(project);
  try {
    const { site, session } = await loadProject(project, workers.compile, progress);
    return await progress.stage(words.comparing, async () =>
      compareSites(await ownPages(site, session), readBuilt(folder)),
    );
  } finally {
    await workers.close();
  }
}

async function ownPages(site: Site, session: SiteSession): Promise<OwnPage[]> {
  const listed = site.docs.filter(({ unlisted }) => !unlisted);
  return Promise.all(listed.map((doc) => ownPage(doc, site, session)));
}

async function ownPage(doc: Doc, { config }: Site, session: SiteSession): Promise<OwnPage> {
  const { path, note, next, aliases, generated, summary } = doc;
  const html = generated
    ? generatedArticle(summary.title, generated, config.baseUrl)
    : (await session.compiled(doc)).html;
  return {
    ...factsOf(fromHtml(html, { fragment: true })),
    address: pageAddress(path),
    aliases: aliases.map(pageAddress),
    ...(note && { file: note.file }),
    ...(next?.path !== undefined && { next: pageAddress(next.path) }),
  };
}
