/** The raster lab: corners are dragged, pixels pressed, edges belong to one triangle. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'raster-grid';

test('by mouse: a dragged corner covers other pixels, and a pressed pixel tells its numbers', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('其中0个被画了两次');
  const before = await result(lab).textContent();
  await drag(page, lab.getByRole('slider', { name: '顶点B' }), { x: -50, y: 30 });
  await expect(result(lab)).not.toHaveText(before ?? '');
  await expect(result(lab)).toContainText('其中0个被画了两次');
});

test('by keyboard: the other rule draws the shared edge twice', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '边的归属' }).selectOption('边上都算');
  await expect(result(lab)).toContainText(/其中[1-9]\d*个被画了两次/);
  const pixel = lab.getByRole('slider', { name: '选中的像素' });
  await pixel.focus();
  await page.keyboard.press('ArrowRight');
  await expect(pixel).toHaveAttribute('aria-valuetext', '(8, 5)');
  await expect(result(lab)).toContainText('像素(8, 5)：');
  await lab.getByRole('slider', { name: '步骤' }).press('Home');
  await expect(result(lab)).toContainText('覆盖了0个像素');
});
