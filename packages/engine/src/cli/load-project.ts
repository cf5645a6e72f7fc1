/** Opens a project's site in the pipeline, with its stages shown as progress. */
import type { ForeignProject } from '../dialects/project/foreign-project.ts';
import { specialPages } from '../emit/special/table.ts';
import { type Compile, openSite, type SiteSession } from '../pipeline/site.ts';
import type { Site } from '../pipeline/types.ts';
import { words } from '../words/building.ts';
import { listed } from '../words/phrases.ts';
import { refuse } from './find-features.ts';
import { siteFeatures } from './load-features.ts';
import type { Progress, Stage } from './progress.ts';
import type { Project } from './project.ts';
import { sharedParts } from './shared-parts.ts';

/** A session of the pipeline; `stage` shows how far compiling is. */
export async function openProject(project: Project, compile: Compile, stage?: Stage): Promise<SiteSession> {
  const features = await siteFeatures(project.features);
  refuse(project.config, await sharedParts(project.features, features));
  if (project.foreign) process.stderr.write(foreignText(project.foreign));
  if (project.skipped.length > 0) process.stderr.write(`  ${skippedText(project.skipped)}\n`);
  return openSite({
    root: project.projectDir,
    contentDir: project.contentDir,
    ignored: project.ignored,
    configFile: project.configFile,
    read: project.config,
    cacheDir: project.cacheDir,
    staticDir: project.staticDir,
    fixedRoutes: specialPages(features),
    features,
    engineHash: project.hash,
    compile,
    onStage: ({ name, done, total, ms }) => {
      if (!stage) return;
      if (ms === undefined) stage.update(done, total);
      else if (name === words.compiling) stage.detail = words.recompiled(done);
    },
  });
}

function foreignText({ engine, sign, lost }: ForeignProject): string {
  const found = words.foreignFolder(engine, sign);
  return found + lost.map((text) => words.lost(text)).join('');
}

function skippedText(folders: readonly string[]): string {
  return words.skippedFolders(listed(folders));
}

/** Loads the site as one stage of progress. */
export function loadProject(
  project: Project,
  compile: Compile,
  progress: Progress,
): Promise<{ site: Site; session: SiteSession }> {
  return progress.stage(words.readingAndCompiling, async (stage) => {
    const session = await openProject(project, compile, stage);
    const site = await session.load();
    const notes = site.docs.filter((doc) => doc.note).length;
    stage.detail = [words.notes(notes), stage.detail].filter(Boolean).join(words.pause);
    return { site, session };
  });
}
