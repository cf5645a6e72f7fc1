/**
 * `OFFLINE_WORKER=1` runs the browser tests as readers see the site who have stored it: every section is on the device, and
 * the worker answers. Without it no test has a worker but those of the offline reading.
 */
import { type BrowserContext, expect } from '@playwright/test';

export const isWorkerOn = Boolean(process.env.OFFLINE_WORKER);

/** What a test may leave behind, but for the worker and what it has stored. */
export const FORGOTTEN = isWorkerOn
  ? ['cookies', 'file_systems', 'indexeddb', 'local_storage', 'storage_buckets'].join()
  : 'all';

/** What a test's context may take to be there: a new one stores the whole site, minutes on a busy machine. */
export const CONTEXT_TIMEOUT = isWorkerOn ? 600_000 : 60_000;

/** Stores every section of the site, unless it is there; `list` is the page of the offline reading. Ends with its fixture. */
export async function storeEverything(context: BrowserContext, list: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(list);
  // On a line that does not bring the application by itself, the button does; where it has come, the button does nothing.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-action=offline]')?.click());
  await expect(page.locator('.offline-sections li').first()).toBeVisible({ timeout: 0 });
  const missing = page.locator('.offline-sections li[data-stored=false]');
  for (let left = await missing.count(); left > 0; left--) {
    await missing.first().getByRole('button').click();
    await expect(missing).toHaveCount(left - 1, { timeout: 0 });
  }
  await page.close();
}
