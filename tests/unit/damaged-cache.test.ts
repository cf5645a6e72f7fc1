/**
 * Whatever is damaged in the cache or in the site built before: the output is that of a clean build, byte for byte.
 * `DAMAGES` and `SEED` make the run longer or another (`npm run bench:durability -- damage 1000 <seed>`).
 */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '../../bench/random.mjs';
import { damage, KINDS_OF_DAMAGE } from '../support/damage.ts';
import { contentsOf, hashOf, tinyProject } from '../support/tiny-project.ts';

const DAMAGES = Number(process.env.DAMAGES ?? 20);
const SEED = Number(process.env.SEED ?? 1);

const many = Array.from({ length: 9 }, (_, at) => [
  `${at}.md`,
  `# 第${at}篇\n\n讲指针 value_${at}。\n\n## 小节\n\n再一段。\n`,
]);
const site = tinyProject({
  'intro.md': '# 甲\n\n从 [公式](./公式.md) 读起。\n\n$x^2$\n\n:::card[什么是甲？]\n第一个。\n:::\n',
  '公式.md': '# 公式\n\n$$\ny = \\frac{1}{2}\n$$\n\n::lab[数的位]{name=number-bits}\n',
  ...Object.fromEntries(many),
});
const { next, pick } = seeded(SEED);
let clean: Map<string, string>;
let cache: Map<string, string>;
/** Compressed files that stand in the output; others are asked for when something is bundled. */
let compressed: string[];
/** How many of each part were damaged, and how many of them the next build made again. */
const tally: Record<string, { damaged: number; remade: number }> = {};

beforeAll(async () => {
  const { code, output } = await site.run(['build', '--release']);
  expect(code, output).toBe(0);
  clean = contentsOf(site.dist);
  cache = contentsOf(site.cacheDir);
  const written = new Set(clean.values());
  compressed = [...cache.keys()].filter((file) => file.startsWith('compressed/') && written.has(contentOf(file)));
}, 300_000);
afterAll(site.remove);

interface Victim {
  part: string;
  file: string;
}

/** A file of one part of the cache that is still as it was made. */
function victimIn(part: string, pattern: RegExp, among: Iterable<string> = cache.keys()): Victim[] {
  const files = [...among].filter((file) => pattern.test(file) && isWhole(file));
  return files.length > 0 ? [{ part, file: join(site.cacheDir, pick(files)) }] : [];
}

/** Hash of what a file of the cache holds behind its sum. */
function contentOf(file: string): string {
  return hashOf(readFileSync(join(site.cacheDir, file)).subarray(16));
}

function isWhole(file: string): boolean {
  const path = join(site.cacheDir, file);
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true && hashOf(readFileSync(path)) === cache.get(file);
}

/** Parts that no other part's damage hides; where the site built before is gone, all of them are read. */
function chooseVictims(round: number, isFresh: boolean): Victim[] {
  const victims = [
    ...victimIn('compressed', /br$/, compressed),
    ...victimIn('compressed', /gz$/, compressed),
    ...victimIn('notes', /^notes\//),
    ...victimIn('search', /^search\//),
  ];
  if (!isFresh) victims.push(round % 4 === 1 ? manifest() : built());
  if (round % 5 === 0) victims.push(...victimIn('bundle', /^bundle\//));
  return victims;
}

function manifest(): Victim {
  const folder = join(site.cacheDir, 'manifests');
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  // A build that did not need it leaves a damaged one as it is.
  return files.length > 0 ? { part: 'manifest', file: join(folder, pick(files).name) } : built();
}

function built(): Victim {
  return { part: 'dist', file: join(site.dist, pick([...clean.keys()])) };
}

/** What a killed build leaves: a journal instead of an index. */
async function leaveJournal(): Promise<Victim> {
  const folder = join(site.cacheDir, 'notes', readdirSync(join(site.cacheDir, 'notes'))[0] ?? '');
  rmSync(join(folder, 'index.json'), { recursive: true });
  const { signal } = await site.run(['build'], { at: 0, matching: '^rename .*index\\.json$' });
  expect(signal).toBe('SIGKILL');
  return { part: 'journal', file: join(folder, 'journal') };
}

/** Builds where there is no site yet, so that everything is read. */
async function buildAnew(): Promise<void> {
  rmSync(site.dist, { recursive: true });
  const { code, output } = await site.run(['build', '--release']);
  expect(code, output).toBe(0);
  expect(contentsOf(site.dist)).toEqual(clean);
}

it('compiles notes again whose articles were changed without changing their length', async () => {
  for (const file of cache.keys())
    if (/^notes\/\w+\/\w\//.test(file)) damage(join(site.cacheDir, file), 'flipped', next());
  await buildAnew();
});

it.each(KINDS_OF_DAMAGE)(
  'makes everything again when all that the cache keeps of notes, search and output is %s',
  async (kind) => {
    for (const file of contentsOf(site.cacheDir).keys())
      if (/^(?:notes|search|manifests)\//.test(file)) damage(join(site.cacheDir, file), kind, next());
    await buildAnew();
  },
);

it('makes folders of the cache again in whose place a file stands', async () => {
  for (const name of ['notes', 'search', 'manifests']) {
    rmSync(join(site.cacheDir, name), { recursive: true });
    writeFileSync(join(site.cacheDir, name), 'in the way');
  }
  await buildAnew();
});

it(`gives the output of a clean build after ${DAMAGES} damages (seed ${SEED})`, async () => {
  let done = 0;
  for (let round = 0; done < DAMAGES; round++) {
    const isFresh = round % 2 === 0;
    if (isFresh) rmSync(site.dist, { recursive: true });
    const victims = round % 12 === 3 ? [await leaveJournal()] : chooseVictims(round, isFresh);
    const told = victims.map(({ part, file }) => {
      const kind = pick(KINDS_OF_DAMAGE);
      damage(file, kind, next());
      return `${part} ${kind}: ${file}`;
    });
    const { code, output } = await site.run(['build', '--release']);
    expect(code, `${told.join('\n')}\n${output}`).toBe(0);
    expect(contentsOf(site.dist), told.join('\n')).toEqual(clean);
    for (const { part, file } of victims) {
      const isRemade = !file.startsWith(join(site.cacheDir, '/')) || isWhole(file.slice(site.cacheDir.length + 1));
      const { damaged = 0, remade = 0 } = tally[part] ?? {};
      tally[part] = { damaged: damaged + 1, remade: remade + (isRemade ? 1 : 0) };
      // What every build without an old site needs, it must have noticed.
      if (!isRemade) expect(isFresh && /compressed|bundle/.test(part), `${part} ${file}`).toBe(false);
    }
    done += victims.length;
  }
  console.log(`${done} damages, seed ${SEED}:`, JSON.stringify(tally));
}, 3_600_000);
