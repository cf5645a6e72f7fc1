/** `migrate`: a folder of another engine's becomes one of ours. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { UserConfig } from '../config/schema.ts';
import type { Redirect } from '../migrate/aliases.ts';
import { diffText } from '../migrate/change.ts';
import { download, foreignImages } from '../migrate/images.ts';
import { type Plan, type Planning, planMigration } from '../migrate/plan.ts';
import { KEPT, undoChanges, writeChanges } from '../migrate/write-changes.ts';
import { countProblems, countText } from '../pipeline/problems.ts';
import type { Site } from '../pipeline/types.ts';
import type { SidebarNode } from '../shared/page.ts';
import { words } from '../words/migrating.ts';
import { listed } from '../words/phrases.ts';
import type { Engine } from './engine.ts';
import { loadProject } from './load-project.ts';
import { builtFolder, compareWith, runMigrateCheck } from './migrate-check.ts';
import type { OptionValues } from './options.ts';
import { printSiteProblems } from './print-problems.ts';
import { createProgress, type Progress } from './progress.ts';
import { findProject, type Project } from './project.ts';
import { createWorkers } from './workers.ts';

/** Shows, writes, takes back or compares, as the options say. */
export async function runMigrate(engine: Engine, options: OptionValues): Promise<boolean> {
  if (options.undo !== undefined) return undo();
  const project = await findProject(engine, options);
  if (options.check !== undefined) return runMigrateCheck(project, options);
  const { site, plan } = await planOf(project, options);
  const isWritten = options.write !== undefined;
  if (!isWritten) for (const change of plan.changes) process.stdout.write(`${diffText(change)}\n`);
  if (isWritten && plan.changes.length > 0) writeChanges(project.projectDir, plan.changes);
  printSiteProblems(site.problems, project.cacheDir, false);
  process.stderr.write(`${endText(plan, site, isWritten && project.projectDir)}\n`);
  return true;
}

function undo(): boolean {
  const { restored, left } = undoChanges(process.cwd());
  process.stderr.write(words.restored(restored.length));
  for (const file of left) process.stderr.write(words.changedSince(file, KEPT));
  return left.length === 0;
}

async function planOf(project: Project, options: OptionValues): Promise<{ site: Site; plan: Plan }> {
  const progress = createProgress(process.stderr, false);
  const redirects = [...(project.foreign?.redirects ?? []), ...(await movedAddresses(project, options.old))];
  const workers = createWorkers(project);
  try {
    const { site, session } = await loadProject(project, workers.compile, progress);
    const planning: Planning = {
      ...{ root: project.projectDir, contentDir: project.contentDir, staticDir: project.staticDir, redirects },
      ...(basename(project.configFile) === 'guessed.config.mjs' && { config: project.config.value as UserConfig }),
      ...{ dialect: site.config.dialect, docs: site.docs, labels: labelsOf(Object.values(site.sidebars).flat()) },
      ...(options.directives !== undefined && { compile: session.compiledAs }),
      ...(options.images !== undefined && (await imagesOf(site, options.write !== undefined, progress))),
    };
    return { site, plan: await progress.stage(words.planning, () => planMigration(planning)) };
  } finally {
    await workers.close();
  }
}

/** Notes that the old site has elsewhere. */
async function movedAddresses(project: Project, old: string | undefined): Promise<Redirect[]> {
  if (old === undefined) return [];
  const { differences } = await compareWith(project, builtFolder(old));
  return differences
    .filter(({ kind, file, theirs }) => kind === 'address' && file !== undefined && theirs !== '')
    .map(({ theirs, ours }) => ({ from: theirs, to: ours }));
}

/** Images are fetched when their files are written; before, they are only counted. */
async function imagesOf(site: Site, isWritten: boolean, progress: Progress): Promise<Pick<Planning, 'images'>> {
  const notes = site.docs.flatMap(({ note }) => note ?? []);
  const addresses = [...new Set(notes.flatMap(({ absolute }) => foreignImages(readFileSync(absolute, 'utf8'))))];
  if (isWritten) return { images: await progress.stage(words.downloading, () => download(addresses)) };
  const hosts = [...new Set(addresses.map((address) => new URL(address).host))];
  progress.note(words.wouldDownload(addresses.length, listed(hosts) || words.nowhere));
  return {};
}

function labelsOf(nodes: readonly SidebarNode[]): Map<string, string> {
  return new Map(
    nodes.flatMap(({ path, label, items = [] }) => [
      ...(path === undefined ? [] : [[path, label] as const]),
      ...labelsOf(items),
    ]),
  );
}

/** `writtenIn`: the folder of the project, when its files were written. */
function endText({ changes, byHand }: Plan, site: Site, writtenIn: string | false): string {
  const lines = byHand.length > 0 ? [words.byHand, ...byHand.map((line) => `  ${line}`)] : [];
  if (site.problems.length > 0) lines.push(words.problemsAbove(countText(countProblems(site.problems))));
  if (changes.length === 0) return [...lines, words.nothingToDo].join('\n');
  lines.push(writtenIn ? words.changed(changes.length, writtenIn, KEPT) : words.wouldChange(changes.length));
  return lines.join('\n');
}
