/** Whatever lies in the browser's database, the review works, says what it left aside, and loses nothing. */
import type { Page } from '@playwright/test';
import { expect, type TestSite, test } from '../support/harness.ts';
import { answerWith, left, openReview, stored } from '../support/review.ts';

interface Found {
  version?: number;
  /** Store → key path and records. */
  stores: Record<string, { keyPath: string | string[]; records: object[] }>;
}

const CARD = { path: '/卡片', title: '卡片', text: '旧的' };
const SOUND = {
  ...CARD,
  id: 'sound',
  due: 1,
  stability: 2,
  difficulty: 5,
  elapsed_days: 0,
  scheduled_days: 1,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
  state: 2,
  last_review: 1,
};

/** Puts a database into the browser before the review sees it; `isHeld` keeps a connection that never lets go. */
async function lay(page: Page, site: TestSite, { version = 1, stores }: Found, isHeld = false): Promise<void> {
  await page.goto(site.address('/短'));
  await page.evaluate(
    ({ version, stores, isHeld }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('study:/', version);
        request.onerror = () => reject(request.error);
        request.onupgradeneeded = () => {
          for (const [name, { keyPath, records }] of Object.entries(stores)) {
            const store = request.result.createObjectStore(name, { keyPath });
            for (const record of records) store.put(record);
          }
        };
        request.onsuccess = () => {
          if (isHeld) Object.assign(window, { held: request.result });
          else request.result.close();
          resolve();
        };
      }),
    { version, stores, isHeld },
  );
}

const both = (progress: object[], log: object[] = []): Found['stores'] => ({
  progress: { keyPath: 'id', records: progress },
  log: { keyPath: ['review', 'id'], records: log },
});

/** Ids of the cards of the fixture site that the review asks first. */
async function askedIds(page: Page, site: TestSite): Promise<string[]> {
  await openReview(page, site);
  await answerWith(page, '轻松');
  await answerWith(page, '轻松');
  const { log } = await stored(page);
  await page.goto(site.address('/短'));
  await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase('study:/').onsuccess = resolve)));
  return log.map(({ id }) => id);
}

test('wrong records are left aside, said, and still there after their card was graded', async ({ page, site }) => {
  const [first = '', second = ''] = await askedIds(page, site);
  const wrong = [
    { ...CARD, id: first },
    { ...SOUND, id: second, due: Number.NaN, stability: -3 },
    { ...SOUND, id: 'due', due: 'morgen' },
    { ...SOUND, id: 'state', state: 7 },
    { ...SOUND, id: 'date', last_review: new Date(0) },
    { ...SOUND, id: 'path', path: { evil: true } },
    { id: 5 },
  ];
  const wrongLog = [
    { id: 'a', review: 1e12, rating: 9, state: 0 },
    { id: 'a', review: Date.now(), rating: 3, state: 'neu' },
    { id: 5, review: 8e15 },
  ];
  await lay(page, site, { stores: both([...wrong, SOUND], wrongLog) });
  await openReview(page, site);
  await expect(page.getByText('存下来的记录里有 9 条读不懂')).toBeVisible();
  await expect(page.getByText('笔记里已经没有的卡片（1）')).toBeVisible();
  for (const name of ['良好', '轻松', '再来']) await answerWith(page, name);
  const { progress, log } = await stored(page);
  const rest = ({ id: _id, ...fields }: object & { id?: unknown }) => fields;
  for (const record of [...wrong, SOUND]) expect(progress.map(rest)).toContainEqual(rest(record));
  for (const record of wrongLog) expect(log).toContainEqual(record);
  expect(progress.find(({ id }) => id === first)).toMatchObject({ reps: 1, path: expect.stringMatching(/^\//) });
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an exported file can be read back although wrong records lie beside it', async ({ page, site }) => {
  await lay(page, site, { stores: both([SOUND, { id: 'broken' }]) });
  await page.evaluate(() => localStorage.setItem('read:/长', 'gestern'));
  await openReview(page, site);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出进度' }).click(),
  ]);
  await page.getByLabel('导入进度').setInputFiles(await download.path());
  await expect(page.getByRole('region', { name: '设置' }).getByRole('status')).toHaveText(/^导入了 0 张卡片/);
});

const PARTS: [what: string, stores: Found['stores']][] = [
  ['no store', {}],
  ['one store of two', { progress: { keyPath: 'id', records: [SOUND] } }],
];
for (const [what, stores] of PARTS) {
  test(`a database with ${what} is completed, and keeps what it has`, async ({ page, site }) => {
    await lay(page, site, { stores });
    await openReview(page, site);
    await expect(page.getByRole('alert')).toBeHidden();
    await answerWith(page, '轻松');
    const { progress, log } = await stored(page);
    expect(log).toHaveLength(1);
    expect(progress).toHaveLength('progress' in stores ? 2 : 1);
    if ('progress' in stores) expect(progress).toContainEqual(SOUND);
  });
}

test('a database of a later version is used as far as it is understood; its own fields stay', async ({
  page,
  site,
}) => {
  const [first = ''] = await askedIds(page, site);
  const later = { ...SOUND, id: first, flavour: 'later' };
  await lay(page, site, {
    version: 9,
    stores: { ...both([later]), decks: { keyPath: 'id', records: [{ id: 'deck' }] } },
  });
  await openReview(page, site);
  await expect(page.getByRole('alert')).toBeHidden();
  await answerWith(page, '轻松');
  expect((await stored(page)).progress).toMatchObject([{ id: first, reps: 2, flavour: 'later' }]);
});

test('stores of the same names that are not ours are not touched, and the visit goes on', async ({ page, site }) => {
  const records = [{ key: 'mine', value: 1 }];
  await lay(page, site, { stores: { ...both([]), progress: { keyPath: 'key', records } } });
  await openReview(page, site);
  await expect(page.getByRole('alert')).toContainText('原有的复习数据读不出来，已原样留着');
  await answerWith(page, '轻松');
  await expect(left(page)).toHaveText('还有 3 张');
  expect((await stored(page)).progress).toEqual(records);
});

test('a database that another tab holds is waited for by nobody', async ({ page, site, context }) => {
  const other = await context.newPage();
  await lay(other, site, { stores: {} }, true);
  await openReview(page, site);
  await expect(page.getByRole('alert')).toContainText('请关闭其他标签页再刷新');
  await answerWith(page, '轻松');
  await expect(left(page)).toHaveText('还有 3 张');
  await other.close();
  await openReview(page, site);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a database that opens and then gives nothing is said, and the visit goes on', async ({
  page,
  site,
  problems,
}) => {
  problems.expectCauses();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.getAll = () => {
      throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    };
  });
  await openReview(page, site);
  await expect(page.getByRole('alert')).toContainText('原有的复习数据读不出来');
  await answerWith(page, '轻松');
  await expect(left(page)).toHaveText('还有 3 张');
});
