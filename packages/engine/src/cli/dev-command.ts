/** `dev`: the site while it is being written. */
import type { SiteSession } from '../pipeline/site.ts';
import { serveDev } from '../server/dev.ts';
import { GENERATOR } from './build-command.ts';
import { siteFeatures } from './load-features.ts';
import { openProject } from './load-project.ts';
import type { OptionValues } from './options.ts';
import { printProblems } from './print-problems.ts';
import type { Project } from './project.ts';
import { listenAt, stayOpen } from './serve-command.ts';
import { createWorkers } from './workers.ts';

/** Serves until it is stopped; problems are printed, and do not stop it. */
export async function runDev(project: Project, options: OptionValues): Promise<boolean> {
  let hadProblems = false;
  const server = await serveDev(
    {
      ...project,
      generator: GENERATOR,
      features: await siteFeatures(project.features),
      openSession: () => openSession(project),
      onProblems: (problems) => {
        printProblems(problems, false);
        if (hadProblems && problems.length === 0) process.stderr.write('问题都改好了。\n');
        hadProblems = problems.length > 0;
      },
      onNote: (text) => process.stderr.write(`${text}\n`),
    },
    listenAt(options),
  );
  await stayOpen(server, server.stop);
  return true;
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
        // The compiler's modules are here before the first save asks for them.
        void project.worker();
      }
    },
  };
}
