/** The JavaScript runner: it runs, says where it failed, and nothing gets out of it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import { listen, openLab, output, program, result, runProgram } from '../support/labs.ts';

const NAME = 'js-runner';

test('by mouse: runs the program of the fence above, and what the reader makes of it', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(program(lab)).toHaveValue(/^const names = \['甲', '乙'\];\n/);
  await lab.getByRole('button', { name: '运行' }).click();
  await expect(output(lab)).toContainText('你好，甲你好，乙');
  await expect(result(lab)).toHaveText('运行结束，打印 2 次。');
  await runProgram(lab, 'console.log([1, { a: "b" }]);\n6 * 7');
  await expect(output(lab)).toHaveText('[1, { a: "b" }]⇒ 42');
  await expect(result(lab)).toHaveText('运行结束，打印 1 次。');
});

test('by keyboard: Ctrl with Enter runs, Tab leaves the editor', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await program(lab).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('const x = await Promise.resolve(2);\nreturn x + 1;');
  await page.keyboard.press('Control+Enter');
  await expect(output(lab)).toContainText('⇒ 3');
  await page.keyboard.press('Tab');
  await expect(lab.getByRole('button', { name: '运行' })).toBeFocused();
});

test('the line of an error is marked: while running, in a timer, after await, and in the syntax', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  const wrong = lab.locator('[data-wrong]');
  await runProgram(lab, 'const a = 1;\n\nnull.x;');
  await expect(output(lab)).toContainText('第 3 行：TypeError');
  await expect(wrong).toHaveText('3');
  await runProgram(lab, 'setTimeout(() => {\n  missing();\n}, 5);');
  await expect(output(lab)).toContainText('第 2 行：ReferenceError: missing is not defined');
  await runProgram(lab, 'await null;\nnull.x;\nreturn 1;');
  await expect(output(lab)).toContainText('第 2 行：TypeError');
  await runProgram(lab, 'let a = 1;\nlet b = ;\n');
  await expect(output(lab)).toContainText('第 2 行：SyntaxError');
  await expect(wrong).toHaveText('2');
});

test('is strict, as the samples are', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await runProgram(lab, 'let kept = 1;\nforgotten = 2;');
  await expect(output(lab)).toContainText('第 2 行：ReferenceError: forgotten is not defined');
});

test('waits for timers, and shows what comes late', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await runProgram(lab, "setTimeout(() => console.log('晚'), 200);\nPromise.resolve().then(() => console.log('早'));");
  await expect(output(lab)).toHaveText('早晚');
  await expect(result(lab)).toHaveText('运行结束，打印 2 次。');
});

test('a run is one step to undo, and what it printed comes back with it; what is edited since is said', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await runProgram(lab, "console.log('甲')");
  await expect(result(lab)).toHaveText('运行结束，打印 1 次。');
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toContainText('1 行程序，还没有运行');
  await expect(output(lab)).toHaveText('还没有运行。');
  await lab.getByRole('button', { name: '重做' }).click();
  await expect(output(lab)).toHaveText('甲');
  await program(lab).fill("console.log('乙')");
  await expect(result(lab)).toHaveText('运行结束，打印 1 次。程序改过了，这是改之前的结果。');
  await expect(lab.locator('.lab-live .lab-question')).toHaveText('改过以后会打印什么？先说，再运行。');
});

test('a run that is undone before its end is known when it is done again', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await runProgram(lab, "setTimeout(() => console.log('晚'), 600);");
  await expect(result(lab)).toHaveText('正在运行。');
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toContainText('还没有运行');
  await lab.getByRole('button', { name: '重做' }).click();
  await expect(result(lab)).toHaveText('运行结束，打印 1 次。');
});

test('a screen reader is told of a run’s end once, though the output says that nothing was printed', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  const told = await listen(page);
  // A run that takes its time on a busy machine says so first.
  const heard = async () => (await told()).filter((words) => words !== '正在运行。');
  await runProgram(lab, 'let x = 1;');
  await expect(output(lab)).toHaveText('没有输出。');
  await expect.poll(heard).toEqual(['运行结束，没有打印。']);
  await runProgram(lab, "console.log('甲')");
  await expect.poll(heard).toEqual(['运行结束，没有打印。', '甲', '运行结束，打印 1 次。']);
});

test('a program from a link does not run by itself', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const state = Buffer.from(JSON.stringify({ code: "console.log('linked')" })).toString('base64url');
  const lab = await openLab(page, site, NAME, `/语法/实验/${NAME}`);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#lab=js-runner.${state}`);
  await expect(program(lab)).toHaveValue("console.log('linked')");
  await expect(output(lab)).toHaveText('还没有运行。');
  expect(asked.filter((url) => url.includes('lab-sandbox.html'))).toEqual([]);
});

test.describe('nothing gets out', () => {
  const ATTEMPTS: [what: string, code: string, answer: RegExp][] = [
    ['fetch of another host', "await fetch('https://example.com/');", /TypeError: Failed to fetch/],
    ['fetch of this site', "await fetch(new URL('/', 'ORIGIN'));", /TypeError: Failed to fetch/],
    ['import of another host', "await import('https://example.com/x.js');", /TypeError: Failed to fetch dynamically/],
    ['import of text', "await import('data:text/javascript,1');", /TypeError: Failed to fetch dynamically/],
    ['importScripts', "importScripts('https://example.com/x.js');", /NetworkError/],
    [
      'WebSocket',
      "const s = new WebSocket('wss://example.com/');\nawait new Promise((_, no) => { s.onerror = () => no(new Error('refused')); });",
      /refused|SecurityError/,
    ],
    [
      'XMLHttpRequest',
      "const x = new XMLHttpRequest();\nx.open('GET', 'https://example.com/', false);\nx.send();",
      /NetworkError/,
    ],
    ['indexedDB', "indexedDB.open('x');", /SecurityError/],
    ['caches', "await caches.open('x');", /SecurityError|ReferenceError/],
    ['parent', 'parent.document.title;', /ReferenceError: parent is not defined/],
    ['document', 'document.cookie;', /ReferenceError: document is not defined/],
    ['localStorage', 'localStorage.x;', /ReferenceError: localStorage is not defined/],
  ];

  test('whatever a program reaches for', async ({ page, site, problems }) => {
    problems.expect(/Content Security Policy|Refused to|violates/, /request: (?:https|wss):\/\/example\.com/);
    const lab = await openLab(page, site, NAME);
    for (const [what, code, answer] of ATTEMPTS)
      await test.step(what, async () => {
        const attempt = code.replace('ORIGIN', site.origin).replace(/^await/, 'return await');
        await runProgram(lab, `console.log('${what}');\n${attempt}\n`);
        await expect(output(lab)).toContainText(what);
        await expect(output(lab)).toContainText(answer);
        await expect(result(lab)).toContainText(/运行结束|意外结束/);
      });
    // The browser names a request even when the policy stops it: then it says so.
    for (const asked of problems.all.filter((line) => line.startsWith('foreign request: '))) {
      expect(problems.all).toContain(`${asked.replace('foreign', 'failed')} csp`);
    }
  });

  test('an endless loop is ended at the limit, and the page answers meanwhile', async ({ page, site }) => {
    const lab = await openLab(page, site, NAME);
    await runProgram(lab, 'while (true) {}');
    await expectResponsive(page);
    await expect(result(lab)).toHaveText('超过时间限制，已经停止，没有打印。');
    await runProgram(lab, "console.log('还能用')");
    await expect(output(lab)).toHaveText('还能用');
  });

  test('停止 ends a run at once', async ({ page, site }) => {
    const lab = await openLab(page, site, NAME);
    await runProgram(lab, 'setInterval(() => {}, 10);');
    await lab.getByRole('button', { name: '停止' }).click();
    await expect(result(lab)).toHaveText('已经停止，没有打印。');
  });

  test('growing memory ends in a message, and the page answers meanwhile', async ({ page, site }) => {
    const lab = await openLab(page, site, NAME);
    await runProgram(lab, 'const all = [];\nfor (;;) all.push(new Array(1e5).fill(all.length));');
    await expectResponsive(page);
    await expect(result(lab)).toContainText(/超过时间限制|意外结束|沙箱没有回应/, { timeout: 30_000 });
    await runProgram(lab, "console.log('还能用')");
    await expect(output(lab)).toContainText('还能用');
  });

  test('a flood of output is cut off', async ({ page, site }) => {
    const lab = await openLab(page, site, NAME);
    await runProgram(lab, "while (true) console.log('x'.repeat(1e5));");
    await expect(result(lab)).toContainText(/输出太多|超过时间限制/);
    await expect(output(lab).locator('p')).toHaveCount(200);
    await expectResponsive(page);
  });

  test('markup that the program prints stays text', async ({ page, site }) => {
    const lab = await openLab(page, site, NAME);
    await runProgram(lab, "console.log('<img src=x onerror=alert(1)>');");
    await expect(output(lab)).toHaveText('<img src=x onerror=alert(1)>');
    await expect(output(lab).locator('img')).toHaveCount(0);
  });
});

test('the sandbox page itself has no origin and may connect to nothing', async ({ page, site }) => {
  const answer = await page.request.get(site.address('/lab-sandbox.html'));
  const policy = answer.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('connect-src');
  await page.goto(site.address('/lab-sandbox.html'));
  expect(await page.evaluate(() => self.origin)).toBe('null');
  for (const file of ['语法/实验/js-runner.html', '语法/代码.html'])
    expect(site.file(file)).not.toContain('unsafe-eval');
});

test.describe('under a base path', () => {
  test.use({ siteName: 'underBase' });

  test('modules, worker and sandbox are found', async ({ page, site }) => {
    const lab = await openLab(page, site, NAME);
    await runProgram(lab, '1 + 1');
    await expect(output(lab)).toContainText('⇒ 2');
  });
});

/** The page must answer within a frame or two while a program runs wild. */
async function expectResponsive(page: Page): Promise<void> {
  for (let i = 0; i < 5; i++) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(page.getByRole('button', { name: '停止' })).toBeVisible();
}
