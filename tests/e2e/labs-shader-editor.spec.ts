/** The shader editor, on a software renderer: the image, its values, its errors, a lost context. */
import type { Locator } from '@playwright/test';
import { SHADERS } from '../../packages/labs/src/shader-editor/pictures.ts';
import type { PresetName } from '../../packages/labs/src/shader-editor/presets.ts';
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';
import { SOFTWARE_GL } from '../support/webgl.ts';

test.use(SOFTWARE_GL);

const NAME = 'shader-editor';
const editor = (lab: Locator) => lab.getByRole('textbox', { name: '片段着色器' });

test('by mouse: the value under the cursor, a slider, another shader, and back', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toHaveText('(0.50, 0.50) 处：R 0.50，G 0.50，B 0.50，A 1.00。');
  const box = await lab.locator('canvas').boundingBox();
  if (!box) throw new Error('no canvas');
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.8);
  await expect(result(lab)).toHaveText(/^\(0\.90, 0\.20\) 处：R 0\.90，G 0\.20，B 0\.50/);
  await lab.getByRole('slider', { name: '蓝色分量' }).fill('1');
  await expect(result(lab)).toContainText('B 1.00');
  await lab.getByRole('combobox', { name: '起点' }).selectOption('棋盘格');
  await expect(result(lab)).toContainText(/R 0\.(?:15|90)，G 0\.(?:15|90)/);
  await expect(lab.getByRole('slider', { name: '格数' })).toHaveValue('8');
  // Neither what the card found nor looking elsewhere is a step: one back is the preset, two the slider.
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toContainText('B 1.00');
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toContainText('B 0.50');
  await expect(lab.getByRole('button', { name: '撤销' })).toHaveAttribute('aria-disabled', 'true');
  await lab.getByRole('button', { name: '重做' }).click();
  await expect(result(lab)).toContainText('B 1.00');
});

test('by keyboard: an error names its line, the image stays, mending it goes on', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await editor(lab).fill('void main() {\n  color = vec4(1.0, 0.0, 0.0, 1.0);\n}');
  await expect(result(lab)).toContainText('R 1.00，G 0.00，B 0.00');
  await editor(lab).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('void main() {\n  color = vec4(nothing);\n}');
  await expect(result(lab)).toContainText("第 2 行：没有声明过 nothing（'nothing' : undeclared identifier）");
  await expect(lab.locator('[data-wrong]')).toHaveText('2');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    'uniform float a; // 0..1 = 0.25 明暗\nvoid main() {\n  color = vec4(vec3(a), 1.0);\n}',
  );
  await expect(result(lab)).toContainText('R 0.25');
  await lab.getByRole('slider', { name: '明暗' }).press('End');
  await expect(result(lab)).toContainText('R 1.00');
  await lab.getByRole('slider', { name: '取样 x' }).press('Home');
  await expect(result(lab)).toContainText('(0.00, 0.50) 处');
});

test('a lost context is said and comes back', async ({ page, site, problems }) => {
  problems.expect(/CONTEXT_LOST_WEBGL|context lost/i);
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('R 0.50');
  await lab.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    Object.assign(window, { extension });
    extension?.loseContext();
  });
  await expect(lab.getByRole('alert')).toContainText('显卡暂时收回了绘图环境');
  await lab.getByRole('slider', { name: '蓝色分量' }).fill('0');
  await page.evaluate(() => (window as unknown as { extension: WEBGL_lose_context }).extension.restoreContext());
  await expect(lab.getByRole('alert')).toHaveCount(0);
  await expect(result(lab)).toContainText('B 0.00');
});

test('time runs on wish alone; with the wish for no motion it goes step by step', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '起点' }).selectOption('随时间的波');
  await expect(lab.getByText('time = 0.0')).toBeVisible();
  await lab.getByRole('button', { name: '播放' }).click();
  await expect(lab.getByText('time = 0.0')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(lab.getByRole('button', { name: '播放' })).toHaveCount(0);
  await lab.getByRole('slider', { name: '步骤' }).fill('30');
  await expect(lab.getByText('time = 1.0')).toBeVisible();
});

test('what is drawn is what stands there without scripts', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const x = lab.getByRole('slider', { name: '取样 x' });
  const y = lab.getByRole('slider', { name: '取样 y' });
  for (const preset of Object.keys(SHADERS) as PresetName[]) {
    await lab.getByRole('combobox', { name: '起点' }).selectOption(preset);
    for (const [u, v] of [
      [0.31, 0.72],
      [0.55, 0.45],
      [0.83, 0.13],
    ] as const) {
      await x.fill(String(u));
      await y.fill(String(v));
      const { width, height } = await lab
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => ({ width: canvas.width, height: canvas.height }));
      const middle = (share: number, size: number) => (Math.floor(share * size) + 0.5) / size;
      const color = SHADERS[preset](middle(u, width), middle(v, height), width / height);
      const difference = async () => {
        const words = (await result(lab).textContent()) ?? '';
        if (!words.startsWith(`(${u}, ${v})`)) return Number.POSITIVE_INFINITY;
        const [, , ...drawn] = [...words.matchAll(/\d\.\d+/g)].map(Number);
        return Math.max(...color.map((value, k) => Math.abs(value - (drawn[k] ?? 2))));
      };
      await expect.poll(difference, `${preset} at ${u} ${v}`).toBeLessThan(0.01);
    }
  }
});

test('a lab that is reset gives its drawing context back: a browser has few', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  // More than Chrome keeps; beyond them it takes the oldest one away and says so in the console.
  for (let i = 0; i < 20; i++) {
    await lab.getByRole('slider', { name: '取样 x' }).fill('0.9');
    await lab.getByRole('button', { name: '重置' }).click();
    await expect(result(lab)).toHaveText('(0.50, 0.50) 处：R 0.50，G 0.50，B 0.50，A 1.00。');
  }
});
