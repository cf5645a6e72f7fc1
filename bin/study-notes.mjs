#!/usr/bin/env node
/**
 * Starts the engine. Node 20 cannot run TypeScript, so the engine's sources are bundled once into
 * `.cache/engine/<hash of src and lockfile>/` and that bundle is run; while nothing changed this costs a few milliseconds.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isWhole, placeFolder } from '../src/pipeline/cache/kept-folder.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const engines = join(root, '.cache', 'engine');
/** An engine nobody started for this long is removed; a younger one may still serve in another process. */
const KEEP_MS = 60 * 60 * 1000;
/** Set in the process that only bundles. */
const ASIDE = 'STUDY_NOTES_BUNDLE';
/** Left in node_modules: native, with files of their own, or large and seldom needed. */
const EXTERNAL = [
  'vite',
  'rolldown',
  'lightningcss',
  'tinypool',
  '@viz-js/viz',
  'beautiful-mermaid',
  'autocorrect-node',
];

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

/** SHA-256 of the lockfile and every source that is not a test. */
function hashSources() {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/[\\/]fixtures[\\/]/.test(file))
    .sort();
  for (const file of [join(root, 'package-lock.json'), join(root, 'bin/study-notes.mjs'), ...files]) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Bundles the engine beside its place, so that a kill leaves nothing half-written. */
async function bundleEngine(target) {
  const { build } = await import('rolldown');
  const temporary = `${target}.tmp-${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  try {
    await build({
      cwd: root,
      input: { cli: 'src/cli.ts', worker: 'src/worker.ts', bundler: 'src/bundler.ts' },
      platform: 'node',
      plugins: [withoutVisitNames],
      external: EXTERNAL.flatMap((name) => [name, new RegExp(`^${name}/`)]),
      transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
      logLevel: 'warn',
      onLog: (level, log, print) => log.code !== 'EVAL' && print(level, log),
      output: { dir: temporary, format: 'esm', sourcemap: true, chunkFileNames: 'chunks/[name]-[hash].js' },
    });
    placeFolder(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}

function removeOldEngines(current) {
  for (const name of readdirSync(engines)) {
    const path = join(engines, name);
    // Another process may clean up at the same time.
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (path !== current && Date.now() - used > KEEP_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Says that the engine is used; one that cannot be told so serves as well. */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {}
}

/** Bundling runs in a process of its own, whose memory goes back to the system before the engine starts. */
function bundleAside() {
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, [ASIDE]: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

const hash = hashSources();
const engine = join(engines, hash);
if (process.env[ASIDE]) {
  await bundleEngine(engine).catch((error) => {
    process.stderr.write(`引擎无法打包：${error.message}。它放在 ${engines}：那里要能写，也要有空间。\n`);
    process.exit(1);
  });
  removeOldEngines(engine);
} else {
  if (isWhole(engine)) touch(engine);
  else bundleAside();
  const { main } = await import(pathToFileURL(join(engine, 'cli.js')).href);
  process.exitCode = await main({ argv: process.argv.slice(2), root, engine, hash });
}
