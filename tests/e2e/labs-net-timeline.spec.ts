/** The network lab: steps, packets that are pressed away, and the windows. */
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'net-timeline';

test('by mouse: the third packet of the handshake is lost, and the second one comes again', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const next = lab.getByRole('button', { name: '下一步' });
  await lab.getByRole('slider', { name: '步骤' }).press('Home');
  for (let i = 0; i < 6; i++) await next.click();
  await expect(result(lab)).toContainText('A ESTABLISHED，B ESTABLISHED');
  await lab.getByRole('button', { name: 'ACK：送达，按下丢掉它', exact: true }).click();
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('共5个包，丢了1个');
  await expect(result(lab)).toContainText('A ESTABLISHED，B ESTABLISHED');
});

test('by keyboard: congestion control goes back to half at the third duplicate', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '内容' }).selectOption('拥塞控制');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('已确认到30');
  await lab.getByRole('slider', { name: '丢包率' }).press('End');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('ssthresh');
  await expect(lab.getByRole('img', { name: /^拥塞窗口随时间/ })).toBeVisible();
});
