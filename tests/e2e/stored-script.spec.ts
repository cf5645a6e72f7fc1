/** Files that an author links to never run as the site's own: with our headers, and on a host that sends none. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf, run, start, stop } from '../support/command.ts';
import { test as base, expect } from '../support/harness.ts';
import { allowOrigins } from '../support/served-site.ts';
import { type SmallSite, smallSite } from '../support/small-site.ts';

/** Leaves a mark that the page of the note sees, since it has the same origin. */
const MARK = `localStorage.setItem('ran', location.href)`;
const PAGE = `<!doctype html><script>${MARK}</script><script src="evil.js"></script>`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>${MARK}</script><script href="evil.js"/></svg>`;
const XML = `<?xml version="1.0"?><x><script xmlns="http://www.w3.org/1999/xhtml">${MARK}</script></x>`;

const EVIL = {
  'evil.svg': DRAWING,
  'evil.SVG': DRAWING,
  'evil.js': MARK,
  'evil.mjs': MARK,
  'evil.HTML': PAGE,
  'evil.htm': PAGE,
  'evil.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><script>${MARK}</script></head></html>`,
  'evil.xml': XML,
  'evil.css': 'body { display: none }',
  'page.txt': PAGE,
  'drawing.bin': DRAWING,
  'page.pdf': `\n\n ${PAGE}`,
};
const HARMLESS = { 'notes.txt': 'SECRET', 'table.csv': 'a,b' };
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 4 3"><title>a &amp; b</title><rect width="4" height="3"/></svg>';

interface Host {
  /** Begins every address. */
  origin: string;
}

const test = base.extend<{ hosts: Record<'with headers' | 'without headers', Host> }, { built: SmallSite }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter.
    async ({}, use) => {
      const links = Object.keys({ ...EVIL, ...HARMLESS }).map((name) => `[${name}](./${name})`);
      const files = Object.entries({ ...EVIL, ...HARMLESS, 'good.svg': PICTURE });
      const site = smallSite({
        ...Object.fromEntries(files.map(([name, text]) => [`content/甲/${name}`, text])),
        'content/甲/附件.md': `# 附件\n\n${links.join('\n\n')}\n\n<img src="./good.svg" alt="图">\n`,
      });
      const { code, output } = await run(['build', ...site.arguments]);
      if (code !== 0) throw new Error(`The build failed:\n${output}`);
      await use(site);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hosts: async ({ page, built, problems }, use) => {
    const preview = start(['preview', ...built.arguments.slice(2), '--host', '127.0.0.1', '--port', '0']);
    const bare = await bareHost(join(built.folder, 'dist'));
    const origins = {
      preview: await addressOf(preview),
      bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`,
    };
    // Opening a download is no navigation.
    problems.expect(/ERR_ABORTED/);
    allowOrigins(problems, origins.preview, origins.bare);
    await use({ 'with headers': { origin: origins.preview }, 'without headers': { origin: origins.bare } });
    // An open page would go on fetching.
    await page.goto('about:blank');
    bare.closeAllConnections();
    bare.close();
    await stop(preview);
  },
});

const TYPES: Record<string, string> = {
  ...{ '.html': 'text/html', '.HTML': 'text/html', '.htm': 'text/html', '.xhtml': 'application/xhtml+xml' },
  ...{ '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json' },
  ...{
    '.svg': 'image/svg+xml',
    '.SVG': 'image/svg+xml',
    '.xml': 'text/xml',
    '.txt': 'text/plain',
    '.pdf': 'application/pdf',
  },
};

/** A host that knows types by their endings, sends no other header, and no type at all for what it does not know. */
async function bareHost(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, ''));
    const file = [name, `${name}.html`].map((path) => join(folder, path)).find((path) => isFile(path));
    const type = file && TYPES[extname(file)];
    if (name === '/favicon.ico') return void response.writeHead(204).end();
    response.writeHead(file ? 200 : 404, type ? { 'Content-Type': type } : {}).end(file && readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Goes to an address as a reader who types it; a download is not an error. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url).catch((error: Error) => {
    if (!/Download is starting|ERR_ABORTED/.test(error.message)) throw error;
  });
}

for (const kind of ['with headers', 'without headers'] as const) {
  test(`no linked file runs, ${kind}`, async ({ page, hosts }) => {
    test.setTimeout(120_000);
    const note = `${hosts[kind].origin}${encodeURI('/甲/附件')}`;
    await page.goto(note);
    for (const name of Object.keys(EVIL)) {
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      expect(href, name).toMatch(/^\/assets\/downloads\/[\w-]+\.txt$/);
      await open(page, new URL(href ?? '', note).href);
      await page.goto(note);
      expect(await page.evaluate(() => localStorage.getItem('ran')), name).toBeNull();
    }
  });
}

test('a download keeps its name, and hosts are told what it is', async ({ page, hosts, built }) => {
  const { origin } = hosts['with headers'];
  await page.goto(`${origin}${encodeURI('/甲/附件')}`);
  const link = page.getByRole('link', { name: 'evil.svg', exact: true });
  const downloading = page.waitForEvent('download');
  await link.click();
  expect((await downloading).suggestedFilename()).toBe('evil.svg');
  const answer = await page.request.get(origin + (await link.getAttribute('href')));
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
  const rules = readFileSync(join(built.folder, 'dist/_headers'), 'utf8');
  expect(rules).toContain('/assets/downloads/*\n  ! Content-Security-Policy\n');
});

test('what nothing would run stays as it is, and a drawing in the page is published clean', async ({ page, hosts }) => {
  const { origin } = hosts['with headers'];
  await page.goto(`${origin}${encodeURI('/甲/附件')}`);
  for (const name of Object.keys(HARMLESS)) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(href, name).toMatch(/^\/assets\/\w+-\w{8}\.(?:txt|csv)$/);
  }
  const image = page.getByRole('img', { name: '图' });
  await expect(image).toHaveJSProperty('naturalWidth', 40);
  const text = await (await page.request.get(origin + (await image.getAttribute('src')))).text();
  expect(text).toContain('<rect width="4" height="3"');
});
