/**
 * What every lab owes its readers, however they have set their machine: on a phone, with forced colours and the wish for
 * no motion, by keys, by fingers, by a link that somebody spoilt. One visit a lab.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import { faintTexts, fingerRoom, unmarkedStates } from '../support/lab-looks.ts';
import { GPU, LABS, openLab, result } from '../support/labs.ts';
import { coloursIn } from '../support/pixels.ts';

const PICTURE = '.lab-live .lab-figure';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

for (const name of LABS)
  test(`${name}: stands still, keeps to the reader’s colours, serves keys and fingers, refuses spoilt links`, async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(GPU);
    const lab = await openLab(page, site, name);
    await test.step('nothing moves by itself', () => expectStill(lab));
    await expect(lab.getByRole('button', { name: '播放' })).toHaveCount(0);
    await test.step('a step is one step', () => expectOneStep(lab));
    await test.step('what is active is told apart in forced colours', async () => {
      expect((await coloursIn(page, lab.locator(PICTURE))).length).toBeGreaterThan(1);
      expect(await unmarkedStates(lab)).toEqual([]);
      expect(await faintTexts(lab, 3)).toEqual([]);
    });
    await test.step('keys change it, and take it back', () => expectKeys(page, lab));
    await test.step('spoilt links are refused in one line', () => expectRefused(page, lab, name));
    await test.step('the picture stays while details scroll', () => expectInView(lab));
    await test.step('fingers scroll and enlarge the page', () => expectFingers(page, lab));
  });

/** The picture comes to rest; what moved by itself never would. */
async function expectStill(lab: Locator): Promise<void> {
  const picture = lab.locator(PICTURE);
  let last: Buffer | undefined;
  const rests = async () => {
    const shot = await picture.screenshot({ animations: 'allow' });
    const isSame = last?.equals(shot) === true;
    last = shot;
    return isSame;
  };
  await expect.poll(rests, { intervals: [50, 100] }).toBe(true);
}

async function expectOneStep(lab: Locator): Promise<void> {
  const slider = lab.getByRole('slider', { name: '步骤', exact: true });
  if ((await slider.count()) === 0) return;
  const at = Number(await slider.inputValue());
  const isLast = String(at) === (await slider.getAttribute('max'));
  await lab.getByRole('button', { name: isLast ? '上一步' : '下一步', exact: true }).click();
  await expect(slider).toHaveValue(String(isLast ? at - 1 : at + 1));
  await expectStill(lab);
  await expect(slider).toHaveValue(String(isLast ? at - 1 : at + 1));
}

/** What may be pressed where the keyboard is. */
const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Enter', 'Space'];
/** Places the keyboard goes through at most. */
const STOPS = 40;

/** From the lab's beginning by Tab: a key at one of the first places changes what it says, and Ctrl + Z takes it back. */
async function expectKeys(page: Page, lab: Locator): Promise<void> {
  const before = await result(lab).textContent();
  await lab.locator('.lab-live').focus();
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    // Letters and arrows are the field's own.
    if (await lab.locator('textarea:focus, [type="text"]:focus').count()) continue;
    for (const key of KEYS) {
      await page.keyboard.press(key);
      if ((await result(lab).textContent()) === before) continue;
      const undo = lab.getByRole('button', { name: '撤销', exact: true });
      // A run of the reader's program is none of the lab's states; it ends with 重置.
      if (await undo.getAttribute('aria-disabled')) await lab.getByRole('button', { name: '重置' }).press('Enter');
      else await page.keyboard.press('Control+z');
      await expect(result(lab)).toHaveText(before ?? '');
      return;
    }
  }
  expect(null, 'a key that changes the lab').not.toBeNull();
}

const json = (text: string) => Buffer.from(text).toString('base64url');
/** Texts of links; `packages/labs/src/notes/hostile.test.ts` has many more. */
const SPOILT = [
  'A'.repeat(10_240),
  '_wAAAA',
  'AQ____________________________________________________',
  json('{"__proto__":{"polluted":1}}'),
  json('{"a":'.repeat(2000)),
];
const REFUSED = '链接里的设置读不出来，没有采用';

async function expectRefused(page: Page, lab: Locator, name: string): Promise<void> {
  const before = await result(lab).textContent();
  const go = (hash: string) =>
    page.evaluate((next) => {
      location.hash = next;
    }, hash);
  for (const text of SPOILT) {
    await go(`#lab=${name}.${text}`);
    await expect(lab.locator('.lab-notice')).toHaveText(REFUSED);
    await expect(result(lab)).toHaveText(before ?? '');
  }
  // Of no lab at all, and no link at all.
  for (const hash of [`#lab=${name}-9.AQ`, '#lab=', `#lab=${name}.<b>`, '#lab=__proto__.AQ']) await go(hash);
  await expect(result(lab)).toHaveText(before ?? '');
}

/** On a phone: with the end of the details in view the picture and what goes on are still there. */
async function expectInView(lab: Locator): Promise<void> {
  const details = lab.locator('.lab-live .lab-details');
  if ((await details.count()) === 0) return;
  await details.evaluate((part) => part.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const [stage, seen] = await Promise.all([lab.locator('.lab-live .lab-stage').boundingBox(), details.boundingBox()]);
  if (!stage || !seen) throw new Error('The lab is not to be seen.');
  expect(stage.y, 'the top of the picture').toBeGreaterThanOrEqual(0);
  expect(stage.y + stage.height, 'what goes on, and below it room for details').toBeLessThanOrEqual(640);
}

async function expectFingers(page: Page, lab: Locator): Promise<void> {
  await lab.evaluate((figure) => figure.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const { share, at } = await fingerRoom(lab);
  expect(share, 'of the picture a finger may scroll on').toBeGreaterThanOrEqual(0.5);
  if (!at) throw new Error('There is no such place.');
  const touch = await page.context().newCDPSession(page);
  const top = await page.evaluate(() => scrollY);
  await slide(touch, [{ ...at, by: -120 }], 'y');
  await expect.poll(() => page.evaluate(() => scrollY), 'scrolled by one finger').toBeGreaterThan(top);
  // The page may still be gliding, and what begins then only stops it.
  const pinched = async () => {
    await page.evaluate((y) => scrollTo(0, y), top);
    const fingers = [
      { x: at.x - 15, y: at.y, by: -60 },
      { x: at.x + 15, y: at.y, by: 60 },
    ];
    await slide(touch, fingers, 'x');
    return page.evaluate(() => visualViewport?.scale);
  };
  await expect.poll(pinched, 'enlarged by two').toBeGreaterThan(1.1);
}

/** Puts fingers down, moves each by so many CSS pixels along an axis, and lifts them. */
async function slide(touch: CDPSession, fingers: { x: number; y: number; by: number }[], axis: 'x' | 'y') {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) => {
    const points = fingers.map((finger, id) => ({ ...finger, id, [axis]: finger[axis] + finger.by * share }));
    return touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : points.map(({ x, y, id }) => ({ x, y, id })),
    });
  };
  await send('touchStart', 0);
  for (let move = 1; move <= 6; move++) await send('touchMove', move / 6);
  await send('touchEnd', 1);
}
