/**
 * The browser is killed while it stores a section, or updates what is stored, and opened again without a network: one build
 * is there, whole. Points by a seed: at a byte of the download, or some time after its last. `npm run bench:offline -- 100 <seed>`
 * tries a hundred, which takes an hour where other programs run, so `npm test` leaves it out.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { seeded } from '../../bench/random.mjs';
import { DeployServer } from '../support/deploy-server.ts';
import { type KillableBrowser, startKillable } from '../support/killable-browser.ts';
import { buildAll, buildsShown, NOTES, storeSection } from '../support/offline-sites.ts';

const KILLS = Number(process.env.KILLS ?? 4);
const SEED = Number(process.env.SEED ?? 1);
/** Chromium writes its list of caches 5 s after a change. */
const SETTLED = 7000;

type Kind = 'store' | 'update';

/** What stood after each kill, by what was killed. */
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

test('the browser is killed while it stores and updates: one build stands, whole', async () => {
  test.setTimeout(120_000 * (KILLS + 4));
  const builds = await buildAll();
  const server = await new DeployServer().start();
  const folder = mkdtempSync(join(tmpdir(), 'offline-kills-'));
  const stored = join(folder, 'stored');
  try {
    server.folder = builds.first;
    await inBrowser(stored, async ({ page, close }) => {
      await storeSection(page, '甲', server.origin);
      await pass(SETTLED);
      await close();
    });
    const random = seeded(SEED);
    for (let kill = 0; kill < KILLS; kill++) {
      const kind: Kind = kill % 2 === 0 ? 'update' : 'store';
      const at = {
        part: random.next(),
        after: random.next() < 0.5 ? undefined : Math.floor(random.next() ** 2 * SETTLED),
      };
      const profile = join(folder, 'killed');
      cpSync(stored, profile, { recursive: true });
      server.folder = kind === 'update' ? builds.second : builds.first;
      await killDuring(kind, profile, { server, ...at });
      await test.step(`kill ${kill + 1} of ${KILLS}: ${kind} ${JSON.stringify(at)}`, () => look(kind, profile, server));
      rmSync(profile, { recursive: true });
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    console.log(`seed ${SEED}: ${[...counts].map(([what, times]) => `${what}: ${times}`).join(', ')}`);
  }
});

async function inBrowser(profile: string, use: (browser: KillableBrowser) => Promise<void>): Promise<void> {
  const browser = await startKillable(profile);
  try {
    await use(browser);
  } finally {
    await browser.kill();
  }
}

interface Point {
  server: DeployServer;
  /** Part of the download that has been sent. */
  part: number;
  /** Instead: ms after its last byte. */
  after: number | undefined;
}

async function killDuring(kind: Kind, profile: string, { server, part, after }: Point): Promise<void> {
  await inBrowser(profile, async ({ page, kill }) => {
    const { bytes } = await packsOf(server, kind);
    const killed = new Promise<void>((resolve) => {
      server.onLimit = () => {
        const end = () => void kill().then(resolve);
        if (after === undefined) end();
        else setTimeout(end, after);
      };
    });
    server.limit = Math.floor(bytes * (after === undefined ? part : 1)) - 1;
    // Cut off by the kill, whatever it is.
    const begun = kind === 'update' ? page.goto(`${server.origin}/甲/intro`) : storeSection(page, '乙', server.origin);
    begun.catch(() => undefined);
    await killed;
    server.limit = -1;
  });
}

/** Opens what is left, without a network and then with it. */
async function look(kind: Kind, profile: string, server: DeployServer): Promise<void> {
  await inBrowser(profile, async ({ page, close }) => {
    server.isGone = true;
    await page.goto(`${server.origin}${NOTES[0]}`);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 60_000 });
    const shown = await buildsShown(page);
    expect(shown).toHaveLength(1);
    const other = (await page.goto(`${server.origin}/乙/intro`))?.status();
    expect([200, 503]).toContain(other);
    count(
      kind === 'update'
        ? `updating left ${shown[0]}`
        : `storing left ${other === 200 ? 'both sections' : 'the one that was there'}`,
    );
    expect(shown[0] === '第一版' || kind === 'update').toBe(true);
    server.isGone = false;
    await page.goto(`${server.origin}${NOTES[0]}`);
    await expect(page.locator('#article')).toContainText(kind === 'update' ? '第二版' : '第一版');
    await close();
  });
}

/** Bytes that a change fetches. */
async function packsOf(server: DeployServer, kind: Kind): Promise<{ bytes: number }> {
  const list: { packs: { id: string; bytes: number }[] } = await (
    await fetch(`${server.origin}/data/assets/offline.json`)
  ).json();
  const wanted = list.packs.filter(({ id }) => (id === 'secondSidebar') === (kind === 'store'));
  return { bytes: wanted.reduce((sum, { bytes }) => sum + bytes, 0) };
}
