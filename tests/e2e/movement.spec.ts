/** Everything that opens and closes moves its height, by the specification's rule. */
import type { Page } from '@playwright/test';
import { expect, test, untilReady } from '../support/harness.ts';

interface Movement {
  duration: number;
  easing: string;
  /** Height at the beginning, in the middle and at the end. */
  heights: [number, number, number];
}

/** Notes every movement that scripts start: what it is, and how high its element is on the way. */
async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Movement[] = [];
    Object.assign(window, { seenMovements: seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(this: HTMLElement, frames, options) {
      const animation = animate.call(this, frames, options);
      const { duration, easing } = (animation.effect as AnimationEffect).getTiming() as {
        duration: number;
        easing: string;
      };
      animation.pause();
      const heightAt = (share: number) => {
        animation.currentTime = share * duration;
        return this.getBoundingClientRect().height;
      };
      seen.push({ duration, easing, heights: [heightAt(0), heightAt(0.5), heightAt(0.9)] });
      animation.currentTime = 0;
      animation.play();
      return animation;
    };
  });
}

/** The movement that an act starts and that makes its panel higher, or lower; a group that opens closes another one. */
async function movementOf(page: Page, isOpening: boolean, act: () => Promise<void>): Promise<Movement> {
  const seen = () => page.evaluate(() => (window as unknown as { seenMovements: Movement[] }).seenMovements);
  const before = (await seen()).length;
  await act();
  const found = async () =>
    (await seen()).slice(before).find(({ heights: [from, , to] }) => (isOpening ? to > from : to < from));
  await expect.poll(found).toBeDefined();
  return (await found()) as Movement;
}

const PANELS: [name: string, path: string, width: number, control: (page: Page) => Promise<void>, closes: boolean][] = [
  [
    'a group of the sidebar',
    '/布局/不可折叠/',
    1366,
    (page) =>
      page
        .locator('.sidebar')
        .getByRole('button', { name: /C\+\+ 笔记/ })
        .click(),
    true,
  ],
  [
    'a group of the drawer',
    '/布局/不可折叠/',
    390,
    (page) =>
      page
        .getByRole('dialog', { name: '菜单' })
        .getByRole('button', { name: /C\+\+ 笔记/ })
        .click(),
    true,
  ],
  ['details', '/语法/折叠与HTML', 1366, (page) => page.getByText('点开看答案').click(), true],
  ['the folded outline', '/语法/长文', 390, (page) => page.locator('.outline-fold summary').click(), true],
  // Folding again keeps the reader's place, so it does not move.
  ['long code', '/语法/长代码', 1366, (page) => page.locator('#article .fold').first().click(), false],
];

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    for (const [name, path, width, toggle, closes] of PANELS) {
      test(name, async ({ page, site }) => {
        await watchMovements(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site.address(path));
        await untilReady(page);
        if (name.includes('drawer')) await page.getByRole('button', { name: '打开菜单' }).click();
        const settled = () => expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
        if (name.includes('group')) {
          // The first opening fetches the tree; it stands as the reader left it.
          await toggle(page);
          await expect(page.getByRole('link', { name: '引用', exact: true }).last()).toBeVisible();
          await settled();
          await toggle(page);
          await expect(page.getByRole('link', { name: '引用', exact: true }).last()).toBeHidden();
          await settled();
        }
        const opening = await movementOf(page, true, () => toggle(page));
        expect(opening.easing).toBe('ease-in-out');
        const [from, middle, to] = opening.heights;
        expect(middle).toBeGreaterThan(from + (to - from) * 0.3);
        expect(middle).toBeLessThan(from + (to - from) * 0.7);
        expect(to).toBeGreaterThan(from + 20);
        if (reducedMotion === 'reduce') expect(opening.duration).toBe(1);
        else expect(opening.duration).toBeGreaterThan(150);
        if (!closes) return;
        await settled();
        const closing = await movementOf(page, false, () => toggle(page));
        expect(closing.duration).toBe(opening.duration);
        expect(closing.heights[0]).toBeGreaterThan(closing.heights[1]);
        expect(closing.heights[1]).toBeGreaterThan(closing.heights[2]);
      });
    }
  });
}
