/** The Lua runner: output, traceback, globals, limits. */
import { SILENCE_LIMIT } from '../../packages/engine/src/shared/constants.ts';
import { expect, test } from '../support/harness.ts';
import { openLab, output, program, result, runProgram } from '../support/labs.ts';

const NAME = 'lua-runner';

test('by mouse: runs the program of the fence above and shows its globals', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '运行' }).click();
  await expect(output(lab)).toContainText('合计\t10');
  await expect(result(lab)).toHaveText(/^运行结束，打印 \d+ 次。$/);
  await expect(lab.getByRole('row', { name: 'total 10' })).toBeVisible();
});

test('by keyboard: an error has its line and its traceback', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await program(lab).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText("t = { 1, 2 }\nlocal function f()\n  error('坏了')\nend\nf()");
  await page.keyboard.press('Control+Enter');
  await expect(output(lab)).toContainText('第 3 行：坏了');
  await expect(output(lab)).toContainText('stack traceback');
  await expect(lab.locator('[data-wrong]')).toHaveText('3');
  await expect(lab.getByRole('row', { name: 't table（2 项）' })).toBeVisible();
});

test('globals are told while the program runs; 停止 ends it', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await runProgram(lab, 'n = 0\nwhile true do n = n + 1 end');
  await expect(lab.getByRole('row', { name: /^n \d+$/ })).toBeVisible();
  await lab.getByRole('button', { name: '停止' }).click();
  await expect(result(lab)).toHaveText(/已经停止，没有打印。$/);
});

test('an endless loop, a flood and a glutton each end in a message', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await runProgram(lab, 'while true do end');
  await expect(result(lab)).toHaveText('超过时间限制，已经停止，没有打印。');
  await runProgram(lab, "while true do print('x') end");
  await expect(result(lab)).toContainText('已经停止');
  await expect(output(lab).locator('p')).toHaveCount(200);
  await runProgram(lab, "local t = {}\nwhile true do t[#t + 1] = ('x'):rep(1000000) .. #t end");
  // A slow machine reaches the time limit first; that memory is refused is held by the unit test.
  await expect(lab.locator('.lab-live')).toContainText(/not enough memory|超过时间限制/);
});

test('no module that does not come is passed over in silence', async ({ page, site, problems }) => {
  problems.expect(/glue/, /Failed to load resource/);
  problems.expectCauses();
  const lab = await openLab(page, site, NAME);
  site.server.fault(/glue.*\.wasm/, { status: 500, times: 1 });
  await lab.getByRole('button', { name: '运行' }).click();
  await expect(output(lab)).toContainText('没有载入运行所需的文件');
  await lab.getByRole('button', { name: '运行' }).click();
  await expect(output(lab)).toContainText('合计');
});

for (const [name, file] of [
  ['the module', /glue.*\.wasm/],
  ['the program', /assets\/.*worker.*\.js/],
  ['the sandbox', /^\/lab-sandbox\.html/],
] as const)
  test(`${name} that never answers: after ten seconds the message; 运行 asks again`, async ({
    page,
    site,
    problems,
  }) => {
    problems.expectCauses();
    await page.clock.install();
    site.server.hold(file);
    const lab = await openLab(page, site, NAME);
    await lab.getByRole('button', { name: '运行' }).click();
    await expect.poll(() => site.server.requests(file).length).toBe(1);
    await page.clock.fastForward(SILENCE_LIMIT);
    await expect(output(lab)).toContainText('没有载入运行所需的文件');
    site.server.mend();
    await lab.getByRole('button', { name: '运行' }).click();
    await expect(output(lab)).toContainText('合计');
  });
