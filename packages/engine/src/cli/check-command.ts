/** `check`: all problems of content and configuration, without building. */
import { countProblems, countText } from '../pipeline/problems.ts';
import { loadProject } from './load-project.ts';
import type { OptionValues } from './options.ts';
import { printSiteProblems } from './print-problems.ts';
import { createProgress } from './progress.ts';
import type { Project } from './project.ts';
import { createWorkers } from './workers.ts';

/** Checks; false when there are errors. */
export async function runCheck(project: Project, options: OptionValues): Promise<boolean> {
  const asJson = options.json !== undefined;
  const progress = createProgress(process.stderr, asJson);
  const workers = createWorkers(project);
  try {
    const { site } = await loadProject(project, workers.compile, progress);
    printSiteProblems(site.problems, project.cacheDir, asJson);
    const count = countProblems(site.problems);
    if (site.problems.length === 0) progress.note(countText(count));
    return count.errors === 0;
  } finally {
    await workers.close();
  }
}
