#!/usr/bin/env node
/**
 * `npm run bench:install`: what an empty folder costs after installing this engine (packed as it would be published) and
 * others, one after the other with the same empty cache of npm, and how long the first site takes to be up.
 * `-- --own` leaves the others out. Exits 1 when the engine takes more than 90 MB or 20 s, or its first site more than 5 s.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-install-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

function pack(name) {
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  return join(
    folder,
    run('npm', args, join(ROOT, 'packages', name))
      .trim()
      .split('\n')
      .at(-1),
  );
}

function filesOf(path) {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

const megabytes = (path) => filesOf(path).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;

/** Installs into an empty folder with an empty cache; gives the folder and what it took. */
function install(name, packages) {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  const begin = Date.now();
  run('npm', ['install', ...packages, '--no-audit', '--no-fund', '--cache', join(folder, `cache-${name}`)], place);
  const seconds = (Date.now() - begin) / 1000;
  const modules = join(place, 'node_modules');
  const count = filesOf(modules).filter((file) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file)).length;
  return { place, seconds, size: megabytes(modules), count };
}

/** Seconds from the command to the first note, as a browser would get it. */
async function firstSite(place) {
  mkdirSync(join(place, 'notes'));
  writeFileSync(join(place, 'notes/start.md'), '# 第一篇\n\n你好。\n');
  const begin = Date.now();
  const bin = join(place, 'node_modules/study-notes/bin/study-notes.mjs');
  const child = spawn(process.execPath, [bin, 'dev', '--port', '0'], { cwd: join(place, 'notes') });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/localhost:\d+\//.exec(said)?.[0];
      if (found) resolve(found);
    });
    child.on('close', () => reject(new Error(`The server ended:\n${said}`)));
  });
  const document = await (await fetch(`${address}start`)).text();
  child.kill();
  if (!document.includes('第一篇')) throw new Error('The first page is not the note.');
  return (Date.now() - begin) / 1000;
}

run(process.execPath, ['scripts/build-packages.mjs', '--types'], ROOT);
const engine = pack('engine');
const GROUPS = process.argv.includes('--own')
  ? { 'study-notes': [engine] }
  : {
      'study-notes': [engine],
      'study-notes with search, labs, review': [engine, pack('search'), pack('labs'), pack('review')],
      vitepress: ['vitepress@1.6.4'],
      docusaurus: ['@docusaurus/core@3', '@docusaurus/preset-classic@3', 'react@19', 'react-dom@19'],
      starlight: ['astro', '@astrojs/starlight'],
    };
let own;
console.log('installed into an empty folder, npm’s cache empty'.padEnd(52), 'packages      MB       s');
for (const [name, packages] of Object.entries(GROUPS)) {
  try {
    const taken = install(name.replaceAll(/\W+/g, '-'), packages);
    own ??= taken;
    const figures = [String(taken.count), taken.size.toFixed(1), taken.seconds.toFixed(1)];
    console.log(name.padEnd(52), figures.map((figure) => figure.padStart(8)).join(''));
  } catch (error) {
    if (name.startsWith('study-notes')) throw error;
    console.log(
      name.padEnd(52),
      `could not be installed here: ${/npm error .+/.exec(error.message)?.[0] ?? error.message}`,
    );
  }
}
const up = await firstSite(own.place);
console.log('study-notes: the first site is up after'.padEnd(52), `${up.toFixed(1)} s`.padStart(24));
const lines = filesOf(join(ROOT, 'packages/engine/src'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|testing/.test(file))
  .reduce((sum, file) => sum + run('wc', ['-l', file], ROOT).split(' ')[0] * 1, 0);
console.log('study-notes: lines of its sources without tests'.padEnd(52), String(lines).padStart(24));
process.exit(own.size > 90 || own.seconds > 20 || up > 5 ? 1 : 0);
