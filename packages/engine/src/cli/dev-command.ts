/** `dev`: the site while it is being written. */
import { languageOf } from '../config/language.ts';
import type { SiteSession } from '../pipeline/site.ts';
import { type DevInput, serveDev } from '../server/dev.ts';
import type { Listening } from '../server/listen.ts';
import { words } from '../words/building.ts';
import { GENERATOR } from './build-command.ts';
import type { Engine } from './engine.ts';
import { BrokenConfig } from './find-features.ts';
import { siteFeatures } from './load-features.ts';
import { openProject } from './load-project.ts';
import type { OptionValues } from './options.ts';
import { printSiteProblems } from './print-problems.ts';
import { findProject, type Project } from './project.ts';
import { listenAt, stayOpen } from './serve-command.ts';
import { createWorkers } from './workers.ts';

/** Serves until it is stopped; problems are printed, and do not stop it. Restarts when the configuration requires it. */
export async function runDev(engine: Engine, options: OptionValues): Promise<boolean> {
  let at = listenAt(options);
  for (let isOver = false; !isOver; ) {
    const project = await findProject(engine, options);
    let restart = () => {};
    const outdated = new Promise<void>((resolve) => {
      restart = resolve;
    });
    const isOutdated = async () => {
      const now = await findAgain(engine, options);
      return now !== undefined && fixedParts(now) !== fixedParts(project);
    };
    const server = await serveProject(project, at, { isOutdated, restart });
    at = { ...at, port: server.port };
    isOver = await stayOpen(server, outdated);
    if (!isOver) process.stderr.write(words.restarting);
  }
  return true;
}

/** The project as it is now; undefined while its configuration is broken. */
async function findAgain(engine: Engine, options: OptionValues): Promise<Project | undefined> {
  try {
    return await findProject(engine, options);
  } catch (error) {
    if (error instanceof BrokenConfig) return undefined;
    throw error;
  }
}

/** What a running server cannot change: its features, their options, its language, and the base path. */
function fixedParts({ features, config }: Project): string {
  const { baseUrl } = Object(config.value) as { baseUrl?: unknown };
  return JSON.stringify([
    features.map(({ name, address, options }) => [name, address, options]),
    languageOf(config.value),
    baseUrl,
  ]);
}

async function serveProject(
  project: Project,
  at: { host: string; port: number },
  changes: Pick<DevInput, 'isOutdated' | 'restart'>,
): Promise<Listening> {
  let hadProblems = false;
  return serveDev(
    {
      ...project,
      ...changes,
      generator: GENERATOR,
      features: await siteFeatures(project.features),
      openSession: () => openSession(project),
      onProblems: (problems) => {
        printSiteProblems(problems, project.cacheDir, false);
        if (hadProblems && problems.length === 0) process.stderr.write(words.allFixed);
        hadProblems = problems.length > 0;
      },
      onNote: (text) => process.stderr.write(`${text}\n`),
    },
    at,
  );
}

/** The first load may compile the whole site in threads; after that a saved note is compiled here. */
async function openSession(project: Project): Promise<SiteSession> {
  let workers = createWorkers(project);
  const session = await openProject(project, (batch) => workers.compile(batch));
  return {
    ...session,
    async load() {
      try {
        return await session.load();
      } finally {
        await workers.close();
        workers = createWorkers(project);
        // Preloads the compiler's modules before the first save.
        void project.worker();
      }
    },
  };
}
