/** The Monte Carlo lab: samples and the density are dragged, the estimate follows. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'monte-carlo';

test('by mouse: more samples are dragged in', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('随机采样64个');
  const handle = lab.getByRole('slider', { name: '样本数' });
  await drag(page, handle, { x: 60, y: 0 });
  await expect(handle).not.toHaveAttribute('aria-valuetext', '64个');
  await expect(result(lab)).not.toContainText('随机采样64个');
});

test('by keyboard: the density is tilted until it is like the integrand', async ({ page, site }) => {
  await openLab(page, site, NAME);
  const lab = page.locator(`figure[data-lab="${NAME}"]`).nth(1);
  await lab.scrollIntoViewIfNeeded();
  const handle = lab.getByRole('slider', { name: '密度在右端的高度' });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle).toHaveAttribute('aria-valuetext', 'p(1) = 1.05');
  await lab.getByRole('combobox', { name: '密度' }).selectOption('正比于f');
  await expect(result(lab)).toContainText('误差0。密度正比于f');
  await lab.getByRole('combobox', { name: '密度' }).selectOption('漏掉一半');
  await expect(result(lab)).toContainText('样本再多也补不回来');
});
