/** Steps on the review page. */
import { expect, type Page } from '@playwright/test';
import type { Grading, Progress } from '../../packages/review/src/types.ts';
import type { TestSite } from './harness.ts';

/** Opens the review and waits until it asks or says that it is done. */
export async function openReview(page: Page, site: TestSite): Promise<void> {
  await page.goto(site.address('/复习'));
  await expect(session(page).getByRole('status')).toHaveText(/还有|复习过了/);
}

export const session = (page: Page) => page.getByRole('region', { name: '今天的卡片' });
export const question = (page: Page) => session(page).getByRole('region', { name: '问题' });
export const answer = (page: Page) => session(page).getByRole('region', { name: '答案' });
export const left = (page: Page) => session(page).getByRole('status');
export const grade = (page: Page, name: string) => session(page).getByRole('button', { name });

/** Opens the answer and grades, with the mouse. */
export async function answerWith(page: Page, name: string): Promise<void> {
  await session(page).getByRole('button', { name: '打开答案' }).click();
  await grade(page, name).click();
  await expect(answer(page)).toBeHidden();
}

/** Goes on with the cards of one section only. */
export async function chooseSection(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check();
}

/** What the browser has stored. */
export function stored(page: Page, base = '/'): Promise<{ progress: Progress[]; log: Grading[] }> {
  return page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open(name));
    const tx = database.transaction(['progress', 'log']);
    const [progress, log] = await Promise.all([
      done(tx.objectStore('progress').getAll()),
      done(tx.objectStore('log').getAll()),
    ]);
    database.close();
    return { progress, log };
  }, `study:${base}`);
}

/** A moment of the reader's calendar (Shanghai): `at('2026-11-21 09:00')`. */
export function at(time: string): Date {
  return new Date(`${time.replace(' ', 'T')}:00+08:00`);
}
