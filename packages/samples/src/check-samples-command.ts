/** `check:samples`: compiles and runs the samples of the notes. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { siteFeatures } from 'study-notes/cli/load-features';
import { type OptionValues, UsageError } from 'study-notes/cli/options';
import { printProblems } from 'study-notes/cli/print-problems';
import { createProgress } from 'study-notes/cli/progress';
import type { Project } from 'study-notes/cli/project';
import { acceptConfig } from 'study-notes/config/load';
import type { SiteConfig } from 'study-notes/config/schema';
import { configFeatures } from 'study-notes/pipeline/pipeline-feature';
import { countProblems, sortProblems } from 'study-notes/pipeline/problems';
import { readablePlaces } from 'study-notes/pipeline/read/readable';
import { weighProblems } from 'study-notes/pipeline/severity';
import { type CheckReport, checkSamples } from './check-samples.ts';
import { findSamples, type NoteSamples, type SampleSource } from './find-samples.ts';
import { isRoot } from './isolation/identity.ts';
import { parseFilter, type SampleFilter } from './select.ts';
import { summaryText } from './summary.ts';
import { words } from './words/checker.ts';
import { openWorkshop } from './workshop.ts';

/** Guides for authors, whose examples are checked too. */
const GUIDES = ['docs/authoring.md'];

/** Checks samples; false when one fails, or with `--strict` when one could not be checked. */
export async function runCheckSamples(
  project: Omit<Project, 'worker'>,
  options: OptionValues,
  rest: string[],
): Promise<boolean> {
  const seed = seedOf(options.seed);
  const filters = rest.map((written) => parseFilter(written, process.cwd(), project.contentDir));
  const { config, notes } = await readNotes(project, filters);
  for (const filter of filters) requireMatch(filter, notes);
  const progress = createProgress(process.stderr, options.json !== undefined);
  const workshop = openWorkshop(project);
  try {
    if (workshop.obstacle !== undefined) progress.note(withoutNamespaces(workshop.obstacle));
    const report = await progress.stage(words.checkingCode, (stage) =>
      checkSamples(
        {
          contentDir: project.contentDir,
          notes,
          filters,
          all: options.all !== undefined,
          seed,
          update: options.update !== undefined,
          onProgress: stage.update,
        },
        workshop,
      ),
    );
    const problems = weighProblems(report.problems, config);
    print({ ...report, problems }, seed, options);
    const isComplete = report.skipped.length === 0 && workshop.isolation === 'namespaces';
    return countProblems(problems).errors === 0 && (options.strict === undefined || isComplete);
  } finally {
    workshop.close();
  }
}

/** One line that says what is not isolated on a machine without namespaces, and why. */
function withoutNamespaces(obstacle: string): string {
  const user = isRoot() ? words.asNobody : words.asYou;
  return words.notIsolated(obstacle, user);
}

async function readNotes(
  { projectDir, config: read, contentDir, staticDir, features }: Omit<Project, 'worker'>,
  filters: SampleFilter[],
): Promise<{ config: SiteConfig; notes: NoteSamples[] }> {
  const { config } = acceptConfig(read, configFeatures(await siteFeatures(features)));
  const places = readablePlaces(contentDir, staticDir, config.allowedFolders);
  const label = relative(projectDir, contentDir).split(sep).join('/') || '.';
  const guides = GUIDES.map((file) => [file, join(projectDir, file)] as const).filter(([, path]) => existsSync(path));
  const isWanted = (source: SampleSource) => filters.length === 0 || filters.some((filter) => filter.matches(source));
  const { exclude } = config;
  const others = Object.fromEntries(guides);
  return { config, notes: findSamples({ contentDir, label, places, exclude, others, isWanted }) };
}

function requireMatch(filter: SampleFilter, notes: NoteSamples[]): void {
  const isFound = notes.some((note) => filter.matches(note));
  if (!isFound) throw new UsageError(words.noMatch(filter.written));
}

function seedOf(text: string | undefined): number {
  const seed = text === undefined ? Math.floor(Math.random() * 1_000_000) : Number(text);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new UsageError(words.badSeed(text));
  return seed;
}

function print(report: CheckReport, seed: number, options: OptionValues): void {
  if (options.json === undefined) {
    printProblems(report.problems, false);
    process.stdout.write(`\n${summaryText(report, seed)}\n`);
    return;
  }
  const { problems, skipped, updated } = report;
  const samples = report.checked.map(({ sample: { file, line, language, word, key, reason }, outcome }) => ({
    ...{ file, line, language, word, key, outcome },
    ...(reason === undefined ? {} : { reason }),
  }));
  process.stdout.write(
    `${JSON.stringify({ seed, updated, skipped, problems: sortProblems(problems), samples }, null, 1)}\n`,
  );
}
