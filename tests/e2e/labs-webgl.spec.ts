/** What every lab on WebGL owes its reader: one live context a page, its return, and a page without it. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';
import { SOFTWARE_GL } from '../support/webgl.ts';

test.use(SOFTWARE_GL);

const NAME = 'shader-editor';
const PAIR = '/语法/实验/两个着色器';

/** Keeps every WebGL context of the page, so that the live ones can be counted. */
async function countContexts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const contexts = new Set<WebGL2RenderingContext>();
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(window, { contexts });
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...wish: unknown[]) {
      const context = Reflect.apply(getContext, this, wish);
      if (context instanceof WebGL2RenderingContext) contexts.add(context);
      return context;
    } as typeof getContext;
  });
  return () =>
    page.evaluate(() => {
      const { contexts } = window as unknown as { contexts: Set<WebGL2RenderingContext> };
      return [...contexts].filter((context) => !context.isContextLost()).length;
    });
}

const pictureOf = (lab: Locator) => lab.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('of two labs one alone has a context; the other keeps its picture and comes back as it was', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/CONTEXT_LOST_WEBGL|context lost/i);
  const live = await countContexts(page);
  const first = await openLab(page, site, NAME, PAIR);
  const second = page.locator(`figure[data-lab="${NAME}"]`).nth(1);
  await first.getByRole('slider', { name: '蓝色分量' }).fill('1');
  await expect(result(first)).toContainText('B 1.00');
  const picture = await pictureOf(first);
  await second.scrollIntoViewIfNeeded();
  await expect(result(second)).toContainText('R 0.50');
  await expect.poll(live).toBe(1);
  await expect(first.locator('canvas')).toHaveAttribute('style', /data:image\/png/);
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('canvas')).not.toHaveAttribute('style', /data:image\/png/);
  await expect.poll(() => pictureOf(first)).toBe(picture);
  await expect(first.getByRole('slider', { name: '蓝色分量' })).toHaveValue('1');
  await expect.poll(live).toBe(1);
});

test('a context lost a hundred times comes back a hundred times', async ({ page, site, problems }) => {
  // A new context takes half a second where other work runs: slow is no failure.
  test.setTimeout(180_000);
  problems.expect(/CONTEXT_LOST_WEBGL|context lost/i);
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('R 0.50');
  const picture = await pictureOf(lab);
  for (let i = 0; i < 100; i++) {
    await lab.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
      const loser = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve, { once: true }));
      loser?.loseContext();
      await lost;
      const back = new Promise((resolve) => canvas.addEventListener('webglcontextrestored', resolve, { once: true }));
      // The lab must have heard of the loss first.
      setTimeout(() => loser?.restoreContext());
      await back;
    });
  }
  await expect.poll(() => pictureOf(lab)).toBe(picture);
  await expect(lab.getByRole('alert')).toHaveCount(0);
  await lab.getByRole('slider', { name: '蓝色分量' }).fill('0');
  await expect(result(lab)).toContainText('B 0.00');
});

test('without WebGL 2 the still picture stands there, with one line why', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...wish: unknown[]) {
      return wish[0] === 'webgl2' ? null : Reflect.apply(getContext, this, wish);
    } as typeof getContext;
  });
  const lab = await openLab(page, site, NAME);
  await expect(lab.getByRole('alert')).toHaveText(/不支持 WebGL 2，这里是静止的画面/);
  await expect(lab.locator('canvas')).toBeHidden();
  await expect(lab.locator('.lab-live').getByRole('img', { name: /^渐变，蓝色分量 0\.5。/ })).toBeVisible();
  await expect(lab.locator('.lab-live .lab-question')).toHaveCount(1);
});

test('nothing is asked of a shader before the driver has it ready', async ({ page, site }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const { getProgramParameter, getShaderParameter, getExtension } = WebGL2RenderingContext.prototype;
    const ready = new WeakSet<WebGLProgram>();
    Object.assign(window, { asked });
    WebGL2RenderingContext.prototype.getProgramParameter = function (program, name) {
      const answer = Reflect.apply(getProgramParameter, this, [program, name]);
      // COMPLETION_STATUS_KHR
      if (name === 0x91b1) {
        if (answer) ready.add(program);
      } else if (Reflect.apply(getExtension, this, ['KHR_parallel_shader_compile']) && !ready.has(program))
        asked.push(`program ${name}`);
      return answer;
    };
    WebGL2RenderingContext.prototype.getShaderParameter = function (shader, name) {
      asked.push(`shader ${name}`);
      return Reflect.apply(getShaderParameter, this, [shader, name]);
    };
  });
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('R 0.50');
  await lab.getByRole('combobox', { name: '起点' }).selectOption('棋盘格');
  await expect(lab.getByRole('slider', { name: '格数' })).toBeVisible();
  await expect(result(lab)).toContainText(/R 0\.(?:15|90)/);
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
});
