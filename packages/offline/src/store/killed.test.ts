/** Killed at every step at which something is written or deleted: one build stands, whole, and what was begun can be done again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KillableCaches } from '../../../../tests/support/killable-caches.ts';
import { writePack } from '../emit/write-pack.ts';
import { COMMON, type Pack } from '../names.ts';
import { Shelf } from './shelf.ts';
import { storePacks } from './store-packs.ts';

const PATHS = ['/a', '/b', '/c'];
const published = new Map<string, Buffer>();

async function publish(version: string): Promise<{ version: string; packs: Pack[] }> {
  const packs = [COMMON, 'first', 'second'].map(async (id): Promise<Pack> => {
    const file = `assets/packs/${id}-${version}.bin`;
    const files = PATHS.map((path) => ({ path: `/${id}${path}`, content: Buffer.from(version), fields: {} }));
    const bytes = await writePack(
      files.map((one) => ({ ...one, isDocument: false })),
      {},
    );
    published.set(`https://a.cn/${file}`, bytes);
    return { id, label: id, path: `/${id}`, file, bytes: bytes.length, size: 100 };
  });
  return { version, packs: await Promise.all(packs) };
}

const old = await publish('old');
const next = await publish('next');
const shelf = new Shelf('https://a.cn/');
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (address: string) => new Response(new Uint8Array(published.get(address) ?? [])));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What stands: the version, and for each section what its files say. */
async function standing() {
  const now = await shelf.current();
  const sections = (now?.packs ?? []).map(async ({ id, file }): Promise<[string, string[]]> => {
    const found = PATHS.map(async (path) => (await (await shelf.find(file, `/${id}${path}`))?.text()) ?? 'missing');
    return [id, await Promise.all(found)];
  });
  return { version: now?.version, sections: Object.fromEntries(await Promise.all(sections)) };
}

const whole = (version: string, ids: string[]) => ({
  version,
  sections: Object.fromEntries([COMMON, ...ids].map((id) => [id, PATHS.map(() => version)])),
});

async function prepared(): Promise<KillableCaches> {
  const caches = new KillableCaches();
  vi.stubGlobal('caches', caches);
  await storePacks({ shelf, ...old, id: 'first' });
  caches.settle();
  return caches;
}

/** Some time after an update. */
async function updated(): Promise<KillableCaches> {
  const caches = await prepared();
  await storePacks({ shelf, ...next });
  caches.settle();
  vi.setSystemTime(MINUTE);
  return caches;
}

const CHANGES = [
  {
    name: 'storing a section',
    begin: prepared,
    change: () => storePacks({ shelf, ...old, id: 'second' }),
    before: whole('old', ['first']),
    after: whole('old', ['first', 'second']),
  },
  {
    name: 'updating',
    begin: prepared,
    change: () => storePacks({ shelf, ...next }),
    before: whole('old', ['first']),
    after: whole('next', ['first']),
  },
  {
    name: 'updating, and tidying at once',
    begin: prepared,
    change: () => storePacks({ shelf, ...next }).then(() => shelf.retire(new Set())),
    before: whole('old', ['first']),
    after: whole('next', ['first']),
  },
  {
    name: 'tidying',
    begin: updated,
    change: () => shelf.retire(new Set()),
    before: whole('next', ['first']),
    after: whole('next', ['first']),
  },
];

for (const { name, begin, change, before, after } of CHANGES)
  for (const isForgetful of [false, true])
    it(`${name}, killed at every step${isForgetful ? ', with new caches lost' : ''}`, async () => {
      const initial = await begin();
      let isDone = false;
      for (let steps = 0; !isDone; steps++) {
        const caches = initial.copy();
        vi.stubGlobal('caches', caches);
        caches.killAfter(steps);
        await change().catch(() => undefined);
        isDone = !caches.isKilled;
        caches.restart({ isForgetful });
        expect([before, after], `after ${steps} steps`).toContainEqual(await standing());
        await change();
        expect(await standing(), `again after ${steps} steps`).toEqual(after);
      }
    });

it('a pack that was cut off never counts as there, and removing a section leaves the others', async () => {
  const caches = await prepared();
  await storePacks({ shelf, ...old, id: 'second' });
  await shelf.remove('first');
  expect(await standing()).toEqual(whole('old', ['second']));
  await shelf.remove('second');
  expect(await shelf.current()).toBeUndefined();
  expect(await caches.keys()).toEqual([shelf.name('records')]);
});

it('a section stored in another tab meanwhile stays', async () => {
  await prepared();
  await storePacks({ shelf, ...old, id: 'second' });
  await storePacks({ shelf, ...next });
  expect(await standing()).toEqual(whole('next', ['first', 'second']));
});

it('what a page still shows stays, and what nothing shows goes after a minute', async () => {
  await updated();
  await shelf.retire(new Set(['old']));
  expect((await shelf.snapshots()).map(({ version }) => version)).toEqual(['next', 'old']);
  await shelf.retire(new Set(['next']));
  expect((await shelf.snapshots()).map(({ version }) => version)).toEqual(['next']);
});
