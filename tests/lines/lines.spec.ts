/**
 * No line of a note begins with a closing sign or ends with an opening one: every note at six widths, which takes three
 * minutes on a quiet machine. So it has a configuration of its own, and `npm test` leaves it out: `npm run bench:lines`.
 */
import { brokenLines } from '../support/broken-lines.ts';
import { expect, test } from '../support/harness.ts';
import { docPaths } from '../support/model.ts';

test.use({ siteName: 'real', javaScriptEnabled: false });

const WIDTHS = [320, 360, 414, 768, 1024, 1366];

test('no line begins or ends with a sign that may not stand there', async ({ page, site }) => {
  test.setTimeout(3_600_000);
  const found: string[] = [];
  for (const path of docPaths('real')) {
    await page.goto(site.address(path), { waitUntil: 'domcontentloaded' });
    // What is closed keeps the lines of an earlier width.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const line of await page.evaluate(brokenLines)) found.push(`${path} at ${width} px: ${line}`);
    }
  }
  expect(found).toEqual([]);
});
