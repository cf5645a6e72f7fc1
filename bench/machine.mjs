/**
 * How fast this machine is. The targets' times were set beside peers measured on one machine, and a shared one is two or
 * three times slower in a bad hour; so a peer whose time there is known works here first, on our notes. `--machine F`
 * takes a factor measured before instead.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setSlowdown } from './browser.mjs';
import { BENCH, ROOT } from './engine.mjs';

const PEERS = join(ROOT, 'bench/peers/node_modules');
/** VitePress 1.6.4 with its local search, on 330 generated notes: 62 s of processor time where the targets were set. */
const REFERENCE = 62 / 330;

const CONFIG = `import { readdirSync } from 'node:fs';
const walk = (folder, path) => readdirSync(folder, { withFileTypes: true })
  .filter(({ name }) => !/^[._]/.test(name))
  .map((entry) => entry.isDirectory()
    ? { text: entry.name, items: walk(folder + '/' + entry.name, path + '/' + entry.name) }
    : { text: entry.name, link: path + '/' + entry.name.replace(/\\.md$/, '') });
const root = new URL('..', import.meta.url).pathname;
const groups = walk(root, '').filter(({ items, text }) => items && text !== 'node_modules');
export default {
  ignoreDeadLinks: true,
  themeConfig: {
    search: { provider: 'local' },
    sidebar: Object.fromEntries(groups.map(({ text, items }) => ['/' + text + '/', items])),
  },
};
`;

/** Measures the machine, prints its factor (1: as fast as the targets' machine) and slows the browser accordingly less. */
export async function calibrate(corpus, given) {
  const factor = given ? factorOf(given) : await measure(corpus);
  setSlowdown(factor);
  return factor;
}

function factorOf(given) {
  const factor = Number(given);
  if (!(factor >= 1)) throw new Error('--machine takes a number of 1 or more.');
  console.log(`machine: ${factor} × the time of the targets’ machine, as given`);
  return factor;
}

async function measure(corpus) {
  const program = join(PEERS, 'vitepress/bin/vitepress.js');
  if (!existsSync(program)) {
    console.log(
      'machine: not measured (`npm ci` in bench/peers brings VitePress); times are held to the targets as they are',
    );
    return 1;
  }
  const folder = join(BENCH, 'vitepress');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '.vitepress'), { recursive: true });
  cpSync(corpus.content, folder, { recursive: true });
  writeFileSync(join(folder, '.vitepress/config.mjs'), CONFIG);
  symlinkSync(PEERS, join(folder, 'node_modules'));
  const before = secondsOfChildren();
  await run(program, folder);
  const seconds = secondsOfChildren() - before;
  const factor = Math.max(1, seconds / (REFERENCE * corpus.notes.length));
  console.log(
    `machine: VitePress took ${seconds.toFixed(0)} s of processor time for ${corpus.notes.length} notes: ${factor.toFixed(2)} × the time of the targets’ machine`,
  );
  return factor;
}

function run(program, folder) {
  const child = spawn(process.execPath, [program, 'build', folder], { stdio: 'ignore', cwd: folder });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`VitePress ended with ${code}.`))));
  });
}

/** Processor time of all children that have ended, and of theirs (fields 16 and 17 of /proc/self/stat, in ticks of 10 ms). */
function secondsOfChildren() {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
