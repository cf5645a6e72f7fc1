/** Another author's folder as the search bench takes it: built as it is, with search and without a word of configuration. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildChanged } from '../../scripts/build-packages.mjs';
import { ROOT } from '../engine.mjs';
import { readPages } from './corpus.mjs';

const run = promisify(execFile);

/** The pages of a folder and the files of its site by path; site and cache are kept below `.cache/bench`, where packages are found. */
export async function foreignPages(folder, name, search) {
  const work = join(ROOT, '.cache/bench/foreign', name);
  const cache = join(work, 'cache');
  mkdirSync(cache, { recursive: true });
  const engine = { root: join(ROOT, 'packages/engine'), engine: join(ROOT, 'packages/engine/dist'), hash: 'bench' };
  // There only once the packages are built.
  await buildChanged();
  const { findProject } = await import('study-notes/cli/project');
  // It writes down what is guessed of a folder without configuration.
  const { contentDir, configFile } = await findProject(engine, { cache }, folder);
  const config = join(work, 'site.config.mjs');
  writeFileSync(
    config,
    `import guessed from ${JSON.stringify(configFile)};\nimport { search } from 'study-notes-search';\nexport default { ...guessed, features: [search()] };\n`,
  );
  const out = join(work, 'dist');
  const args = ['--content', contentDir, '--config', config, '--out', out, '--cache', cache, '--keep-going'];
  // Not the other benches' `build`: it looks at all processes' memory, on a busy machine a third of the time.
  await run(process.execPath, [join(ROOT, 'scripts/study-notes.mjs'), 'build', ...args], { maxBuffer: 2 ** 26 });
  return { pages: await readPages(out, search), files: { get: (path) => readIfThere(join(out, path)) } };
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file) : undefined;
}
