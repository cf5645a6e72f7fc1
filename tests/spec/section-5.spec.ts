/** Specification, section 5: validation rules. */
import { type Element, focusAdded } from '../support/build-element.ts';
import { run } from '../support/command.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { smallSite } from '../support/small-site.ts';

/** Builds a small site with the given files and gives what the command said. */
const buildOf = (files: Record<string, string>) => run(['build', ...smallSite(files).arguments]);

test('there are no user-input forms', async ({ page, site }) => {
  for (const path of ['/', '/语法/intro', '/search']) {
    await page.goto(site.address(path));
    await expect(page.locator('form')).toHaveCount(0);
  }
});

for (const [kind, element] of [
  ['an input', ['input', { id: 'typing', 'aria-label': '输入' }]],
  ['a select', ['select', { id: 'typing', 'aria-label': '选择' }, ['option', {}, '甲']]],
  ['a textarea', ['textarea', { id: 'typing', 'aria-label': '文本' }]],
  ['an editable element', ['p', { id: 'typing', contenteditable: 'true' }, '可编辑']],
] as [string, Element][]) {
  test(`the search shortcut "/" is ignored while the user is typing in ${kind}`, async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await untilReady(page);
    await focusAdded(page, element);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: /搜索/ })).toBeHidden();
    await page.locator('#typing').evaluate((typing) => typing.blur());
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: /搜索/ })).toBeVisible();
  });
}

test('build time: broken links throw', async () => {
  const { code, output } = await buildOf({ 'content/甲/乙.md': '# 乙\n\n见[丙](/甲/丙)。\n' });
  expect(output).toMatch(/content\/甲\/乙\.md:3:\d+/);
  expect(output).toContain('/甲/丙');
  expect(code).toBe(1);
});

test('build time: broken markdown links warn', async () => {
  const { code, output } = await buildOf({ 'content/甲/乙.md': '# 乙\n\n见[丙](./丙.md)。\n' });
  expect(output).toMatch(/content\/甲\/乙\.md:3:\d+/);
  expect(output).toContain('丙.md');
  expect(code).toBe(0);
});

test('build time: broken markdown images throw', async () => {
  const { code, output } = await buildOf({ 'content/甲/乙.md': '# 乙\n\n![图](./没有.png)\n' });
  expect(output).toMatch(/content\/甲\/乙\.md:3:\d+/);
  expect(output).toContain('没有.png');
  expect(code).toBe(1);
});

test('build time: broken anchors throw, with the nearest one as a hint', async () => {
  const { code, output } = await buildOf({
    'content/甲/乙.md': '# 乙\n\n见[下文](#智能指真)。\n\n## 智能指针\n\n文字。\n',
  });
  expect(output).toContain('智能指针');
  expect(code).toBe(1);
});
