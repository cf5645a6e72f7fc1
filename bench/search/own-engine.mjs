/** The site's own engine in Node: bundled from its sources, with an index built in memory. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { ROOT } from '../engine.mjs';

/** The modules of both sides; below the project, so that packages are found. */
export async function importSearch() {
  const file = join(ROOT, '.cache/bench/search.mjs');
  await build({
    input: join(ROOT, 'bench/search/entry.ts'),
    platform: 'node',
    external: ['pinyin-pro'],
    resolve: { conditionNames: ['study-notes-source', 'node', 'import', 'default'] },
    logLevel: 'silent',
    output: { file, format: 'esm', codeSplitting: false },
  });
  return import(`${pathToFileURL(file).href}?${Date.now()}`);
}

/**
 * Builds an index of pages (`{ path, title, breadcrumb, sidebar, sections }`) in one thread: files by path, and CPU seconds.
 * `groups`: synonyms, those of our own notes where nothing else is given.
 */
export async function buildInMemory(search, pages, options = {}) {
  const { hasAliases = true, hasRanges = true, groups = ownSynonyms(search) } = options;
  const aliases = hasAliases ? await search.loadAliases(groups) : { of: () => new Map(), spell: () => '' };
  // CPU time: what other programs take at the same time does not count.
  const begin = process.cpuUsage();
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = search.indexOf(
    sorted.map((page) => search.analysePage(page, aliases)),
    hasAliases ? groups : [],
    hasRanges,
  );
  const { user, system } = process.cpuUsage(begin);
  return { files, seconds: (user + system) / 1e6 };
}

function ownSynonyms({ parseSynonyms }) {
  return parseSynonyms(readFileSync(join(ROOT, 'content/search-synonyms.txt'), 'utf8')).groups;
}

/** Answers requests from files in memory, as a server that gives parts; `log` collects path and bytes. */
export function memoryFetch(files, { Gone }, log = []) {
  return async (path, _cache, part) => {
    const content = files.get(path);
    if (content === undefined) throw new Gone(path);
    const bytes = part ? content.subarray(part.from, part.from + part.size) : content;
    log.push({ path, bytes });
    return bytes;
  };
}
