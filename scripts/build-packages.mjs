#!/usr/bin/env node
/**
 * Builds what Node runs of every package into its `dist/`: each public entry, with what only the build needs bundled in,
 * since Node 20 runs no TypeScript and an installed engine should bring few packages. Browsers get the sources, which
 * the engine bundles for each site. Called by `npm pack` (with `--types`), and by `scripts/study-notes.mjs`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './build-lock.mjs';
import { withLicences } from './licences.mjs';
import { placeBuild, removeOlder } from './place-build.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = join(ROOT, 'packages');
const CONDITION = 'study-notes-source';
/** Set in the process that only bundles. */
const ASIDE = 'STUDY_NOTES_BUNDLE';
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/** React is part of the engine's build, where NODE_ENV is a constant; features use that copy. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'react-dom/server.edge'];

/**
 * The tree walker that remark and rehype share names a closure anew for every node, for stack traces only: about a
 * fourteenth of the time of compiling notes. Fails when the library no longer has the place.
 */
const withoutVisitNames = {
  name: 'without-visit-names',
  transform(code, id) {
    if (!/unist-util-visit-parents[\\/]lib[\\/]index\.js$/.test(id)) return null;
    const [before, after, ...more] = code.split(/^ {4}if \(typeof value\.type === 'string'\) \{$[\s\S]*?^ {4}\}$/m);
    if (after === undefined || more.length > 0)
      throw new Error('unist-util-visit-parents 变了：withoutVisitNames 要改');
    return { code: before + after, map: null };
  },
};

/** Builds the packages of which a source has changed since the last time; several processes may ask at once. */
export async function buildChanged() {
  const hash = hashSources();
  if (isBuilt(hash)) return;
  const lock = join(ROOT, '.cache', 'builder');
  mkdirSync(dirname(lock), { recursive: true });
  if (!(await takeLock(lock, () => isBuilt(hash)))) return;
  try {
    // Another process may have built between the two looks.
    if (isBuilt(hash)) return;
    // In a process of its own, whose memory goes back to the system before the engine starts.
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
      env: { ...process.env, [ASIDE]: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error('原因见上');
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The packages that have anything to build. */
function packages() {
  return readdirSync(PACKAGES)
    .map((name) => join(PACKAGES, name))
    .map((folder) => ({ folder, json: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter(({ json }) => json.exports);
}

/** SHA-256 of the lockfile and every source that is not a test. */
function hashSources() {
  const hash = createHash('sha256');
  const sources = packages().flatMap(({ folder }) =>
    readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((file) => !/[\\/](?:fixtures|__snapshots__)[\\/]/.test(file))
      .concat(join(folder, 'package.json'))
      .sort(),
  );
  for (const file of [join(ROOT, 'package-lock.json'), fileURLToPath(import.meta.url), ...sources]) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function isBuilt(hash) {
  try {
    return packages().every(({ folder }) => readFileSync(join(folder, 'dist', 'hash'), 'utf8') === hash);
  } catch {
    return false;
  }
}

/** Public entries that Node may ask for, and the engine's own programs: name → source. */
function entriesOf({ folder, json }) {
  const open = Object.values(json.exports).filter((entry) => entry.default);
  const named = open.flatMap((entry) =>
    sourcesOf(folder, entry[CONDITION]).map(([star, source]) => [
      entry.default.replace(/^\.\/dist\/|\.js$/g, '').replace('*', star),
      join(folder, source),
    ]),
  );
  const programs = json.bin ? ['cli', 'worker', 'bundler'] : [];
  return Object.fromEntries([...named, ...programs.map((name) => [name, join(folder, 'src', `${name}.ts`)])]);
}

/** The files that an entry's source stands for, each with what its `*` means: the name of a folder. */
function sourcesOf(folder, source) {
  const [before, after] = source.split('*');
  if (after === undefined) return [['', source]];
  const names = readdirSync(join(folder, before));
  return names
    .filter((name) => existsSync(join(folder, before, name + after)))
    .map((name) => [name, before + name + after]);
}

/** Bundles a package next to its final place, so that a kill leaves nothing half-written. */
async function buildPackage(one, hash) {
  const { build } = await import('rolldown');
  const { folder, json } = one;
  const isEngine = json.name === 'study-notes';
  const target = join(folder, 'dist');
  const temporary = `${target}.tmp-${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  const outside = Object.keys({ ...json.dependencies, ...json.peerDependencies }).filter(
    (name) => !/^react/.test(name),
  );
  await build({
    cwd: folder,
    input: {
      ...entriesOf(one),
      ...(isEngine && Object.fromEntries(REACT.map((name) => [lentName(name), lent(name)]))),
    },
    platform: 'node',
    // What rolldown asks for with parts of our own; it means names besides their own in entries.
    preserveEntrySignatures: isEngine ? 'allow-extension' : 'exports-only',
    plugins: [withoutVisitNames, isEngine ? lending : borrowing, withLicences],
    external: outside.flatMap((name) => [name, new RegExp(`^${name}/`)]),
    resolve: { conditionNames: [CONDITION, 'node', 'import', 'module', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
    logLevel: 'warn',
    onLog: (level, log, print) => log.code !== 'EVAL' && print(level, log),
    output: {
      dir: temporary,
      format: 'esm',
      sourcemap: true,
      chunkFileNames: 'chunks/[name]-[hash].js',
      ...(isEngine && { codeSplitting: { includeDependenciesRecursively: false, groups: [inParts(folder)] } }),
    },
  });
  writeFileSync(join(temporary, 'hash'), hash);
  placeBuild(temporary, target);
}

/** What loads much of the engine at once: its programs, and the commands that they load when called. */
const STARTS = ['cli', 'worker', 'bundler', 'cli/build-command', 'cli/check-command', 'cli/dev-command'];

/**
 * Puts the modules that the same starts need into one part. By itself rolldown makes a part for each set of public entries
 * that need a module: a hundred small files, which Node loads one by one. What a module imports is needed by at least the
 * same starts, so parts never import each other in a circle. Libraries and React lie apart, for entries that need no
 * more. What is loaded later, and what only public entries need, is left to rolldown.
 */
function inParts(folder) {
  let needed;
  const name = (id, graph) => {
    needed ??= STARTS.map((start) => importedBy(join(folder, 'src', `${start}.ts`), graph));
    const starts = STARTS.filter((_, at) => needed[at].has(id)).map((start) => start.replace(/^cli\/|-command$/g, ''));
    const library = /[\\/]node_modules[\\/](react|scheduler)?/.exec(id);
    return starts.length > 0
      ? [library && (library[1] ? 'react' : 'library'), ...starts].filter(Boolean).join('-')
      : null;
  };
  return { name, debugName: 'parts' };
}

/** A module and all that it imports, directly or not, without what it loads later. */
function importedBy(id, graph, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importedBy(imported, graph, found);
  return found;
}

const lentName = (name) => `lent/${name.replace(/[/.]/g, '-')}`;
const lent = (name) => `\0lent:${name}`;

/** A CommonJS library in one file, with its export names. */
const lending = {
  name: 'lending',
  resolveId: (id) => (id.startsWith('\0lent:') ? id : null),
  load(id) {
    if (!id.startsWith('\0lent:')) return null;
    const name = id.slice('\0lent:'.length);
    const names = Object.keys(createRequire(join(PACKAGES, 'engine', 'package.json'))(name)).filter(
      (key) => key !== 'default',
    );
    return `import library from '${name}';\nexport default library;\nexport const { ${names.join(', ')} } = library;`;
  },
};

const borrowing = {
  name: 'borrowing',
  resolveId: (id) => (REACT.includes(id) ? { id: `study-notes/${lentName(id)}`, external: true } : null),
};

/** Declarations of a package's public entries, for authors whose editors read types; those it imports are built before. */
function buildTypes({ folder, json }) {
  const config = join(ROOT, '.cache', `types-${json.name}.json`);
  mkdirSync(dirname(config), { recursive: true });
  const src = join(folder, 'src');
  const files = Object.values(json.exports).flatMap((entry) => (entry.types ? join(folder, entry[CONDITION]) : []));
  const own = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    customConditions: [],
    types: ['node'],
  };
  const compilerOptions = {
    ...own,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    rootDir: src,
    outDir: join(folder, 'dist/types'),
  };
  writeFileSync(config, JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files }));
  const { status } = spawnSync(process.execPath, [TSC, '-p', config], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${json.name} 的类型没有生成`);
}

async function main() {
  const all = packages().sort((a, b) => ('bin' in a.json ? -1 : 'bin' in b.json ? 1 : 0));
  if (process.env[ASIDE]) {
    const hash = hashSources();
    for (const one of all) await buildPackage(one, hash);
    return;
  }
  await buildChanged();
  if (!process.argv.includes('--types')) return;
  for (const one of all) {
    removeOlder(join(one.folder, 'dist'), 0);
    buildTypes(one);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    process.stderr.write(`包没有构建成功：${error.message}\n`);
    process.exitCode = 1;
  });
}
