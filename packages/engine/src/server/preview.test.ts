import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../../../tests/support/addresses.ts';
import type { Listening } from './listen.ts';
import { servePreview } from './preview.ts';
import { resolveRequest } from './resolve-request.ts';

const PAGES = ['index.html', '404.html', '编程语言/intro.html', '编程语言/C++/index.html', '100% 对.html'];
const FILES = [...PAGES, 'favicon.svg', 'robots.txt', 'assets/app-1.js', 'é.html', 'folder.html/a.txt'];
/** Long enough for scripts to be compressed. */
const contentOf = (file: string) => `content of ${file}`.repeat(file.endsWith('.js') ? 20 : 1);

let parent: string;
let server: Listening;
const logged: string[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 40 });

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'preview-'));
  const site = join(parent, 'site');
  for (const file of FILES) write(join(site, file), contentOf(file));
  write(join(parent, 'secret.html'), 'secret');
  write(join(parent, 'outside/page.html'), 'secret');
  symlinkSync('编程语言/intro.html', join(site, 'inside.html'));
  symlinkSync('../secret.html', join(site, 'outside.html'));
  symlinkSync('../outside', join(site, 'linked'));
  symlinkSync('loop.html', join(site, 'loop.html'));
  symlinkSync('nowhere', join(site, 'broken.html'));
  server = await servePreview(site, { host: '127.0.0.1', port: 0 }, (line) => logged.push(line));
});

afterAll(async () => {
  agent.destroy();
  await server.close();
  rmSync(parent, { recursive: true });
});

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, agent, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

const NAMES = [...FILES, 'inside.html', 'outside.html', 'linked/page.html', 'loop.html', 'broken.html', 'assets'];
describe('the preview server', () => {
  it('answers 10,000 addresses of every kind with the right page or the not-found page', async () => {
    const served = new Set([...FILES, 'inside.html']);
    const contents = new Map([...served].map((file) => [file, readFileSync(join(parent, 'site', file))]));
    const addresses = hostileAddresses(NAMES, 10_000, 20_261_122);
    const wrong: unknown[] = [];
    const check = async (path: string) => {
      const { status, headers, body } = await ask(path);
      const expected = resolveRequest(path, '/', (file) => served.has(file));
      const isRight =
        'redirect' in expected
          ? status === 301 && headers.location === expected.redirect
          : 'file' in expected
            ? status === 200 && body.equals(contents.get(expected.file) as Buffer)
            : status === 404 && body.toString() === contentOf('404.html');
      if (!isRight) wrong.push({ path, status, location: headers.location, expected });
    };
    while (addresses.length) await Promise.all(addresses.splice(0, 40).map(check));
    expect(wrong).toEqual([]);
    expect(logged).toEqual([]);
  });

  it.each([
    '/favicon.svg/',
    '/%E7%BC%96%E7%A8%8B%E8%AF%AD%E8%A8%80/intro.html/',
    '/robots.txt/x',
    `/${'a'.repeat(300)}`,
  ])('knows no page at %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: Buffer.from(contentOf('404.html')) });
  });

  it('never follows a link out of the site', async () => {
    expect((await ask('/outside')).status).toBe(404);
    expect((await ask('/linked/page')).status).toBe(404);
    expect((await ask('/inside')).body.toString()).toBe(contentOf('编程语言/intro.html'));
  });

  describe('asked for a range', () => {
    const whole = contentOf('robots.txt');
    it.each([
      ['bytes=0-3', 206, whole.slice(0, 4)],
      ['bytes=-5', 206, whole.slice(-5)],
      ['bytes=5-', 206, whole.slice(5)],
      ['bytes=5-2', 416, ''],
      ['bytes=900-', 416, ''],
      ['bytes=x', 200, whole],
      ['lines=1-2', 200, whole],
    ])('%s answers %s', async (range, status, body) => {
      const answer = await ask('/robots.txt', { headers: { range } });
      expect([answer.status, answer.body.toString()]).toEqual([status, body]);
    });

    it('counts the bytes of the file, not of its compressed copy', async () => {
      const headers = { range: 'bytes=-6', 'accept-encoding': 'br' };
      const { body, headers: sent } = await ask('/assets/app-1.js', { headers });
      expect(sent['content-encoding']).toBeUndefined();
      expect(body.toString()).toBe('app-1.js'.slice(-6));
    });

    it('sends the not-found page whole', async () => {
      const headers = { range: 'bytes=0-1', 'if-match': '"x"' };
      expect(await ask('/nowhere', { headers })).toMatchObject({
        status: 404,
        body: Buffer.from(contentOf('404.html')),
      });
    });
  });

  it('tells a browser that has the file by one tag of a list that it has not changed', async () => {
    const { headers } = await ask('/robots.txt');
    const tags = `"other", ${headers.etag}`;
    const again = await ask('/robots.txt', { headers: { 'if-none-match': tags } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask('/robots.txt', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await ask('/robots.txt', { headers: { 'if-match': '"other"' } })).status).toBe(412);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['', undefined],
  ])('to “Accept-Encoding: %s” sends %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/assets/app-1.js', { headers: { 'accept-encoding': accepted } });
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    expect(headers['content-encoding']).toBe(encoding);
    expect(plain.toString()).toBe(contentOf('assets/app-1.js'));
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('sends compressed what stands in the file now', async () => {
    const headers = { 'accept-encoding': 'br' };
    write(join(parent, 'site/page.html'), 'first '.repeat(100));
    expect(brotliDecompressSync((await ask('/page', { headers })).body).toString()).toContain('first');
    write(join(parent, 'site/page.html'), 'second '.repeat(100));
    const { body, headers: sent } = await ask('/page', { headers });
    expect(brotliDecompressSync(body).toString()).toContain('second');
    expect((await ask('/page', { headers: { ...headers, 'if-none-match': sent.etag } })).status).toBe(304);
    rmSync(join(parent, 'site/page.html'));
    expect((await ask('/page', { headers })).status).toBe(404);
  });

  it('answers a request that breaks it with a 500 and a line in the log, and goes on', async () => {
    write(join(parent, 'site/data/assets/host.json'), '{ "baseUrl": "/", "headers": { "a b": "not a name" } }');
    expect((await ask('/')).status).toBe(500);
    expect(logged.splice(0)).toEqual([expect.stringContaining('GET / 出错')]);
    rmSync(join(parent, 'site/data'), { recursive: true });
    expect((await ask('/')).status).toBe(200);
  });

  it('has nothing to say to other methods', async () => {
    expect(await ask('/', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('sends a folder without a not-found page an empty answer', async () => {
    rmSync(join(parent, 'site/404.html'));
    expect(await ask('/nowhere')).toMatchObject({ status: 404, body: Buffer.alloc(0) });
    write(join(parent, 'site/404.html'), contentOf('404.html'));
    expect(readdirSync(join(parent, 'site'))).toContain('404.html');
  });
});
