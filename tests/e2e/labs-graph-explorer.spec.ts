/** Graphs: nodes are dragged and joined, weights pulled, and an algorithm runs over what is there. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'graph-explorer';

test('by mouse: two nodes pressed one after the other are joined, a weight is pulled, a node moved', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('6 个点 9 条边');
  await lab.getByRole('button', { name: /^点 A/ }).click();
  await lab.getByRole('button', { name: /^点 F/ }).click();
  await expect(result(lab)).toContainText('6 个点 10 条边');
  const weight = lab.getByRole('spinbutton', { name: '边 A–C 的权' });
  await drag(page, weight, { x: 0, y: 18 });
  await expect(weight).toHaveAttribute('aria-valuenow', '1');
  const node = lab.getByRole('button', { name: /^点 B/ });
  const before = await node.boundingBox();
  await drag(page, node, { x: 60, y: 10 });
  expect((await node.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 30);
});

test('by keyboard: a negative edge, the words warn; an edge is cut; another source', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const weight = lab.getByRole('spinbutton', { name: '边 D–F 的权' });
  await weight.press('PageDown');
  await weight.press('PageDown');
  await expect(weight).toHaveAttribute('aria-valuenow', '-4');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('图里有负边');
  await lab.getByRole('spinbutton', { name: '边 A–B 的权' }).press('Delete');
  await expect(result(lab)).toContainText('6 个点 8 条边');
  await lab.getByRole('button', { name: /^点 F/ }).press('s');
  await expect(result(lab)).toContainText('起点 F 的距离是 0');
});
