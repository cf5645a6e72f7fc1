/** The path tracer: its worker makes the picture, a pixel is asked, a sphere is dragged. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'ray-tracer';

/** Colour of the picture at a share of its width and height; by a copy, since a worker's canvas is not read itself. */
const colorAt = (lab: Locator, x: number, y: number) =>
  lab.locator('canvas').evaluate(
    (canvas: HTMLCanvasElement, at) => {
      const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
      const context = copy.getContext('2d');
      context?.drawImage(canvas, 0, 0);
      const { data } = context?.getImageData(at.x * canvas.width, at.y * canvas.height, 1, 1) ?? {};
      return [...(data ?? [])];
    },
    { x, y },
  );

/** Whether the page itself may still draw on the lab's canvas. */
const isThePages = (lab: Locator) =>
  lab.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    try {
      return canvas.getContext('2d') !== null;
    } catch {
      return false;
    }
  });

test('by mouse: the picture comes, a sphere is dragged away from its place', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(lab.getByText('每像素 4 / 4 个样本')).toBeVisible();
  expect(await isThePages(lab)).toBe(false);
  await expectRedBall(lab);
  await expect(result(lab)).toContainText('先看到漫反射面');
  await drag(page, lab.getByRole('slider', { name: '球', exact: true }), { x: 0, y: 90 });
  await expect(lab.getByRole('slider', { name: '球', exact: true })).not.toHaveAttribute('aria-valuetext', /z 0\.00/);
  await lab.getByRole('combobox', { name: '看什么' }).selectOption('法线');
  await expect(lab.getByText('只看第一次相交')).toBeVisible();
});

/** The middle ball of the first scene. */
const expectRedBall = (lab: Locator) =>
  expect
    .poll(async () => {
      const [red = 0, , blue = 0] = await colorAt(lab, 0.5, 0.48);
      return red - blue;
    })
    .toBeGreaterThan(0);

test('where a canvas cannot be handed to a worker the page draws what the worker sends', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'));
  const lab = await openLab(page, site, NAME);
  await expect(lab.getByText('每像素 4 / 4 个样本')).toBeVisible();
  expect(await isThePages(lab)).toBe(true);
  await expectRedBall(lab);
});

test('by keyboard: four times the samples, another pixel, the room with its lamp', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await expect(result(lab)).toContainText('16 个样本的平均是');
  await lab.getByRole('slider', { name: '要问的像素' }).focus();
  for (let i = 0; i < 8; i++) await page.keyboard.press('PageUp');
  await expect(result(lab)).toContainText('先看到天空');
  await lab.getByRole('combobox', { name: '场景' }).selectOption('康奈尔盒');
  await lab.getByRole('combobox', { name: '采样' }).selectOption('多重重要性采样');
  // A quarter of a million paths, on whatever else the machine does: slow is no failure.
  await expect(lab.getByText('每像素 16 / 16 个样本')).toBeVisible({ timeout: 40_000 });
  await expect.poll(async () => (await colorAt(lab, 0.5, 0.11))[0]).toBe(255);
});
