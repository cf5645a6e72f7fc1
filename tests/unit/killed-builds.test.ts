/**
 * A build that is killed leaves the old site whole or the new one, and the next build gives what a clean build gives.
 * `KILLS` and `SEED` make the run longer or another (`node bench/durability.mjs kills 1000 <seed>`).
 */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../bench/random.mjs';
import { recoverOutput } from '../../packages/engine/src/emit/swap-output.ts';
import { addressOf, stop } from '../support/command.ts';
import { contentsOf, ended, type Fault, tinyProject } from '../support/tiny-project.ts';

const KILLS = Number(process.env.KILLS ?? 10);
const SEED = Number(process.env.SEED ?? 1);
/** The rename that puts the new site in its place: the old one has been moved away. */
const BETWEEN = 'rename .*\\.tmp-\\d+ .*dist$';
/** Changes of the file system that a build of this site makes, about. */
const CHANGES = 60;
/** Milliseconds that it takes, about. */
const DURATION = 900;

const TEXTS = ['# 乙\n\n第一种说法。\n', '# 乙\n\n另一种说法，讲指针。\n\n## 小节\n\n又一段。\n'] as const;
const site = tinyProject({ 'intro.md': '# 甲\n\n从 [乙](./乙.md) 读起。\n', '乙.md': TEXTS[0] });
const { next, integer } = seeded(SEED);
/** What a clean build gives of each text. */
const clean: Map<string, string>[] = [];
const tally: Record<string, number> = {};
let version = 0;

beforeAll(async () => {
  for (const text of TEXTS) {
    site.write('content/甲/乙.md', text);
    const out = join(site.folder, 'clean');
    for (const part of ['notes', 'search']) rmSync(join(site.cacheDir, part), { recursive: true, force: true });
    const { code, output } = await site.run(['build', '--out', out]);
    expect(code, output).toBe(0);
    clean.push(contentsOf(out));
    rmSync(out, { recursive: true });
  }
  expect((await site.run(['build'])).code).toBe(0);
  version = 1;
}, 300_000);
afterAll(site.remove);

/** The text whose site is there, whole; hashed files of the other one may be there too, for pages that are still open. */
function wholeSite(): number {
  const found = contentsOf(site.dist);
  return clean.findIndex((own, at) => {
    const other = clean[1 - at] as Map<string, string>;
    const isOwn = [...own].every(([file, sum]) => found.get(file) === sum);
    return isOwn && [...found].every(([file, sum]) => own.get(file) === sum || other.get(file) === sum);
  });
}

function change(): void {
  version = 1 - version;
  site.write('content/甲/乙.md', TEXTS[version] as string);
}

async function buildWhole(): Promise<void> {
  const { code, output } = await site.run(['build']);
  expect(code, output).toBe(0);
  expect(wholeSite()).toBe(version);
  expect(readdirSync(site.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
}

/** Kills a build in one of three ways; answers with the way, or with nothing when it ended before. */
async function kill(round: number): Promise<string | undefined> {
  const way = round % 5 === 0 ? 'between the renames' : round % 5 < 3 ? 'at a change' : 'at a time';
  const fault: Fault | undefined =
    way === 'at a change'
      ? { at: integer(0, CHANGES) }
      : way === 'between the renames'
        ? { at: 0, matching: BETWEEN }
        : undefined;
  const child = site.start(['build', '--cache', site.cacheDir], fault);
  const timer = way === 'at a time' ? setTimeout(() => child.kill('SIGKILL'), next() * DURATION) : undefined;
  const { signal } = await ended(child);
  clearTimeout(timer);
  if (way === 'between the renames') expect([signal, existsSync(site.dist)]).toEqual(['SIGKILL', false]);
  return signal === 'SIGKILL' ? way : undefined;
}

describe('a killed build', () => {
  it(`leaves one site whole, ${KILLS} times of ${KILLS} (seed ${SEED})`, async () => {
    for (let round = 0, kills = 0; kills < KILLS; round++) {
      change();
      if (integer(1, 15) === 1) rmSync(join(site.cacheDir, 'notes'), { recursive: true, force: true });
      const way = await kill(round);
      if (!way) continue;
      kills++;
      tally[way] = (tally[way] ?? 0) + 1;
      // What servers do first, half of the time; the other half the next build finds what was left.
      if (next() < 0.5) recoverOutput(site.dist);
      if (existsSync(site.dist)) expect(wholeSite(), way).not.toBe(-1);
      // Sometimes several kills leave their remains.
      if (next() < 0.5) await buildWhole();
    }
    await buildWhole();
    console.log(`${KILLS} kills, seed ${SEED}:`, JSON.stringify(tally));
  }, 7_200_000);

  it('between the two renames: the server puts the old site back', async () => {
    const before = version;
    change();
    await site.run(['build'], { at: 0, matching: BETWEEN });
    expect(existsSync(site.dist)).toBe(false);
    const server = site.start(['preview', '--port', '0']);
    const page = await fetch(`${await addressOf(server)}/甲/乙`);
    expect(page.status).toBe(200);
    expect(wholeSite()).toBe(before);
    await stop(server);
    await buildWhole();
  });

  it('whose number another process has now hinders nobody', async () => {
    change();
    await site.run(['build'], { at: 0, matching: BETWEEN });
    for (const name of readdirSync(site.folder).filter((name) => name.startsWith('dist.old'))) {
      cpSync(join(site.folder, name), join(site.folder, `dist.old-${process.ppid}-0`), { recursive: true });
      rmSync(join(site.folder, name), { recursive: true });
    }
    recoverOutput(site.dist);
    expect(wholeSite()).toBe(1 - version);
    await buildWhole();
  });
});

describe('two builds at once', () => {
  it('both succeed and leave one whole site', async () => {
    change();
    const results = await Promise.all([site.run(['build']), site.run(['build']), site.run(['build'])]);
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(wholeSite()).toBe(version);
  });

  it('of different notes never mix: every site that is there is whole', async () => {
    for (let round = 0; round < 2; round++) {
      change();
      const first = site.run(['build']);
      await new Promise((resolve) => setTimeout(resolve, next() * DURATION));
      change();
      const codes = (await Promise.all([first, site.run(['build'])])).map(({ code }) => code);
      expect(codes).toEqual([0, 0]);
      expect(wholeSite()).not.toBe(-1);
      await buildWhole();
    }
  }, 120_000);
});
