/** What readers see of the check of samples: the proof beside a fence, and the page with the counts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/harness.ts';
import { ROOT } from '../support/sites.ts';

const caption = (page: Page, code: string) => page.locator('figure.code', { hasText: code }).locator('figcaption');

test('a fence shows how exactly this source was checked, or why it was not, else nothing', async ({ page, site }) => {
  await page.goto(site.address('/语法/样例'));
  await expect(caption(page, 'std::cout << 1 + 1')).toContainText('已运行 · g++ 12 · C++20');
  await expect(caption(page, 'import torch')).toContainText('未检查：需要显卡');
  await expect(caption(page, 'std::unique_ptr<int> b')).toHaveText('C++');
});

/** C++ programs of the fixture notes whose results are kept. */
function recordedRuns(): number {
  const folder = join(ROOT, 'tests/site/content/.checks');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsv'));
  return files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\tcpp\trun\t/g) ?? []).length;
}

test('the footer leads to the counts, which are those of the notes', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.address('/语法/样例'));
  await page.getByRole('contentinfo').getByRole('link', { name: '代码质量' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('代码质量');
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
  const cells = async (name: string) => (await row(name).getByRole('cell').allTextContents()).slice(1).map(Number);
  const columns = (await page.getByRole('columnheader').allTextContents()).slice(1);
  const [cpp, python, all] = [await cells('C++'), await cells('Python'), await cells('合计')];
  expect(cpp[columns.indexOf('已运行')]).toBe(recordedRuns());
  expect(cpp[columns.indexOf('待检查')]).toBeGreaterThan(0);
  expect(python[columns.indexOf('不检查')]).toBe(1);
  expect(all.at(-1)).toBe(all.slice(0, -1).reduce((sum, count) => sum + count, 0));
  await expectAccessible(page, 'main');
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('neither page scrolls sideways', async ({ page, site }) => {
    for (const path of ['/语法/样例', '/质量']) {
      await page.goto(site.address(path));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
});
