/** Another author's folder as the search bench takes it: built as it is, with search and without a word of configuration. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProject } from 'study-notes/cli/project';
import { build, ROOT } from '../engine.mjs';
import { readPages } from './corpus.mjs';

/** The pages of a folder; its site and cache are kept below `.cache/bench`, where packages are found. */
export async function foreignPages(folder, name, search) {
  const work = join(ROOT, '.cache/bench/foreign', name);
  const cache = join(work, 'cache');
  mkdirSync(cache, { recursive: true });
  const engine = { root: join(ROOT, 'packages/engine'), engine: join(ROOT, 'packages/engine/dist'), hash: 'bench' };
  // It writes down what is guessed of a folder without configuration.
  const { contentDir, configFile } = await findProject(engine, { cache }, folder);
  const config = join(work, 'site.config.mjs');
  writeFileSync(
    config,
    `import guessed from ${JSON.stringify(configFile)};\nimport { search } from 'study-notes-search';\nexport default { ...guessed, features: [search()] };\n`,
  );
  const out = join(work, 'dist');
  const args = ['--content', contentDir, '--config', config, '--out', out, '--cache', cache, '--keep-going'];
  await build({ args, folder: work });
  return readPages(out, search);
}
