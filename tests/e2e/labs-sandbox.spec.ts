/** The sandbox's page serves the lab that framed it and nobody else, whatever headers the host sends; nothing large gets out of it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Locator, Page } from '@playwright/test';
import { expect, type TestSite, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'js-runner';
const SANDBOX = '/lab-sandbox.html';
const REFUSES = '这个页面只替本站的交互图运行程序；单独打开或放进别的网页，它什么也不做。';
/** What an order looks like; the worker would say where it runs. */
const ORDER = {
  kind: 'run',
  id: 1,
  script: 'postMessage({ kind: "value", text: origin })',
  input: {},
  limit: 2000,
  most: 9,
};

/** How a run ends that says too much. */
const FLOOD = /^输出太多，已经停止/;

const output = (lab: Locator) => lab.getByRole('log', { name: '输出' });

async function run(lab: Locator, code: string): Promise<void> {
  await lab.getByRole('textbox').fill(code);
  await lab.getByRole('button', { name: '运行' }).click();
}

/** The same site on a host that sends no headers of ours: only the frame's attribute takes the origin away. */
function withoutHeaders(site: TestSite): void {
  site.server.fault(SANDBOX, { body: site.file('lab-sandbox.html'), type: 'text/html; charset=utf-8' });
}

/** Counts the workers that are made in any frame from now on. */
async function countWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = window.Worker;
    Object.assign(window, { workers: 0 });
    window.Worker = class extends Native {
      constructor(address: string | URL) {
        super(address);
        (window as unknown as { workers: number }).workers++;
      }
    };
  });
}

const workersIn = (frame: Frame) => frame.evaluate(() => (window as unknown as { workers: number }).workers);

/** Orders the frame about as an older and a newer lab would, from `sender`, and waits until the frame has had the messages. */
async function orderAbout(target: Frame, sender: Frame | Page, path: string): Promise<void> {
  await target.evaluate(() => {
    let left = 3;
    const heard = new Promise<void>((resolve) =>
      addEventListener('message', () => {
        left--;
        if (left === 0) resolve();
      }),
    );
    Object.assign(window, { heard });
  });
  await sender.evaluate(
    ([path, order]) => {
      // biome-ignore lint/security/noGlobalEval: a path to a window, written in this test
      const victim = eval(path as string) as Window;
      victim.postMessage(order, '*');
      for (const first of ['connect', { kind: 'connect' }]) {
        const { port1, port2 } = new MessageChannel();
        victim.postMessage(first, '*', [port2]);
        port1.postMessage(order);
      }
    },
    [path, ORDER] as const,
  );
  await target.evaluate(() => (window as unknown as { heard: Promise<void> }).heard);
  // The orders on the ports are tasks of their own.
  await target.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const sandboxFrame = async (page: Page, at = 0): Promise<Frame> => {
  const frames = () => page.frames().filter((frame) => frame.url().endsWith(SANDBOX));
  await expect.poll(() => frames().length).toBeGreaterThan(at);
  const frame = frames()[at] as Frame;
  await frame.waitForLoadState();
  return frame;
};

test.describe('the sandbox’s page does nothing', () => {
  let server: Server;
  let attacker = '';
  let markup = '';

  test.beforeAll(async () => {
    server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(markup));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    attacker = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  test.afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  for (const [how, attribute] of [
    ['without a sandbox', ''],
    ['in a sandbox that keeps the origin', 'sandbox="allow-scripts allow-same-origin"'],
    ['in a sandbox like ours', 'sandbox="allow-scripts"'],
  ] as const) {
    test(`framed by a page of another port, ${how}`, async ({ page, site, problems }) => {
      problems.expect(new RegExp(`^foreign request: ${attacker}`), /favicon/);
      withoutHeaders(site);
      await countWorkers(page);
      markup = `<!doctype html><link rel="icon" href="data:,"><iframe ${attribute} src="${site.origin}${SANDBOX}"></iframe>`;
      await page.goto(attacker);
      const frame = await sandboxFrame(page);
      await orderAbout(frame, page, 'frames[0]');
      expect(await workersIn(frame)).toBe(0);
    });
  }

  for (const hasHeaders of [true, false]) {
    test(`opened by itself, ${hasHeaders ? 'with' : 'without'} headers, and says so`, async ({ page, site }) => {
      if (!hasHeaders) withoutHeaders(site);
      await countWorkers(page);
      await page.goto(site.address(SANDBOX));
      await expect(page.getByText(REFUSES)).toBeVisible();
      await orderAbout(page.mainFrame(), page, 'window');
      expect(await workersIn(page.mainFrame())).toBe(0);
    });
  }

  test('framed by the site itself without a sandbox', async ({ page, site }) => {
    withoutHeaders(site);
    await countWorkers(page);
    await openLab(page, site, NAME);
    await frameSandbox(page, null);
    const frame = await sandboxFrame(page);
    await orderAbout(frame, page, 'document.querySelector("iframe[src$=\'sandbox.html\']").contentWindow');
    expect(await workersIn(frame)).toBe(0);
  });

  test('when another frame of the site, or the lab’s page a second time, orders it about', async ({ page, site }) => {
    withoutHeaders(site);
    await countWorkers(page);
    const lab = await openLab(page, site, NAME);
    await run(lab, '1 + 1');
    await expect(output(lab)).toContainText('⇒ 2');
    const frame = await sandboxFrame(page);
    expect(await workersIn(frame)).toBe(1);
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    const sibling = page.frames().find((other) => other.url() === 'about:blank') as Frame;
    const victim = 'document.querySelector("iframe[src$=\'sandbox.html\']").contentWindow';
    await orderAbout(frame, sibling, `parent.${victim}`);
    await orderAbout(frame, page, victim);
    expect(await workersIn(frame)).toBe(1);
    await run(lab, '1 + 2');
    await expect(output(lab)).toHaveText('⇒ 3');
  });
});

/** A frame of the sandbox's page in the open page. */
async function frameSandbox(page: Page, sandbox: string | null): Promise<void> {
  await page.evaluate(
    ([address, attribute]) => {
      const frame = document.createElement('iframe');
      if (attribute !== null) frame.setAttribute('sandbox', attribute as string);
      frame.src = address as string;
      document.body.append(frame);
    },
    [SANDBOX, sandbox] as const,
  );
}

test('a program runs as well on a host without headers, and has no origin there', async ({ page, site }) => {
  withoutHeaders(site);
  const lab = await openLab(page, site, NAME);
  await run(lab, 'origin');
  await expect(output(lab)).toContainText('⇒ "null"');
});

test.describe('what a program says is cut before it leaves the worker', () => {
  /** Most characters of one message: a row of globals apart, a line and what is around it. */
  const MOST = 4200;

  for (const [what, code, said, end = /运行结束/] of [
    ['a long line', "console.log('x'.repeat(5e6));", /^x+…（这一行有 5000000 个字符，只显示前 4000 个）$/],
    ['a long value', "'x'.repeat(5e6)", /^⇒ "x+"…（共 5000000 个字符）$/],
    ['a long error', "throw new Error('x'.repeat(5e6));", /^✗ 第 1 行：Error: x+…/],
    [
      'a long error in a timer',
      "void setTimeout(() => { throw new Error('x'.repeat(5e6)); });",
      /^✗ 第 1 行：Error: x+…/,
    ],
    ['a rejection', "void Promise.reject('x'.repeat(5e6));", /^✗ 抛出了 x+…/],
    ['a huge typed array', 'console.log(new Uint8Array(5e6));', /^Uint8Array\[0, 0, .*…\]$/],
    [
      'a list of long texts',
      "const s = 'x'.repeat(1e7);\nconsole.log(Array(50).fill(s), { s });",
      /^\["x+"…（共 10000000 个字符）, /,
    ],
    ['wide and deep', 'let a = 1;\nfor (let i = 0; i < 40; i++) a = Array(200).fill(a);\na', /^⇒ \[\[\[…\]/],
    ['a message of its own', "postMessage('x'.repeat(5e6));", /ReferenceError: postMessage is not defined/],
    [
      'a message by a found door',
      "for (let o = self; o; o = Object.getPrototypeOf(o)) if ('postMessage' in o) o.postMessage('x'.repeat(5e6));\n'none'",
      /^⇒ "none"$/,
    ],
    [
      'a line, after every method was replaced',
      "const long = 'x'.repeat(5e6);\nString.prototype.slice = String.prototype.substring = Array.prototype.join = () => long;\nEvent.prototype.preventDefault = () => {};\nconsole.log('a', 'b');\nthrow new Error(long);",
      /./,
    ],
    ['many rejections', 'for (let i = 0; i < 2e4; i++) void Promise.reject(i);', /^✗ 抛出了 /, FLOOD],
    ['many lines of full length', "for (let i = 0; i < 900; i++) console.log('x'.repeat(4000));", /^x+/, FLOOD],
  ] as [what: string, code: string, said: RegExp, end?: RegExp][]) {
    test(what, async ({ page, site }) => {
      await watchSizes(page);
      const lab = await openLab(page, site, NAME);
      await run(lab, code);
      await expect(result(lab)).toContainText(end, { timeout: 30_000 });
      await expect(output(lab)).toHaveText(said);
      const sizes = (await Promise.all(page.frames().map(sizesIn))).flat();
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2.5e6);
    });
  }
});

/** Notes how long the messages are that the sandbox gets from its worker and the page from its sandbox. */
async function watchSizes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sizes: number[] = [];
    Object.assign(window, { sizes });
    const sizeOf = (value: unknown): number =>
      typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0);
    const note = ({ data }: MessageEvent) => void sizes.push(sizeOf(data));
    const NativeWorker = window.Worker;
    window.Worker = class extends NativeWorker {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', note as EventListener);
        this.addEventListener('error', ({ message }) => sizes.push(message.length));
      }
    };
    if (self.origin === 'null') return;
    addEventListener('message', note);
    const NativeChannel = window.MessageChannel;
    window.MessageChannel = class extends NativeChannel {
      constructor() {
        super();
        this.port1.addEventListener('message', note);
      }
    };
  });
}

const sizesIn = (frame: Frame) => frame.evaluate(() => (window as unknown as { sizes: number[] }).sizes);
