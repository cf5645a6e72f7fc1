/** The bundled engine as authors run it, on a tiny site in a temporary folder. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE } from '../../../../tests/support/command.ts';
import { configText } from '../../../../tests/support/config-text.ts';

const DRAFT = '这句话还没有写完';
const UNLISTED = '这句话只给拿到地址的人';

let folder: string;
let dist: string;

const NOTES: Record<string, string> = {
  'CS/intro.md': '# 开始\n\n从 [树](./组/树.md) 读起。\n',
  'CS/组/树.md': '---\naliases: [/旧地址]\n---\n\n# 树\n\n树有根。\n',
  'CS/组/图.md': '# 图\n\n图有边。\n\n还有点。\n',
  'CS/草稿.md': `---\ndraft: true\n---\n\n# 草稿\n\n${DRAFT}。\n`,
  'CS/不列出.md': `---\nunlisted: true\n---\n\n# 不列出\n\n${UNLISTED}。\n`,
};

const CONFIG = configText({
  title: '小站',
  url: 'https://small.example',
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'cs' }] },
  sidebars: [{ id: 'cs', label: 'CS', folder: 'CS', intro: 'CS/intro' }],
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'));
  dist = join(folder, 'dist');
  write('site.config.ts', CONFIG);
  for (const [file, text] of Object.entries(NOTES)) write(`content/${file}`, text);
  const { code, output } = await run('build');
  expect(output).toContain('完成');
  expect(code).toBe(0);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function start(...args: string[]): ChildProcess {
  const all = [ENGINE, ...args, '--config', join(folder, 'site.config.ts')];
  if (!args.includes('preview')) all.push('--cache', join(folder, 'cache'));
  return spawn(process.execPath, all, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
}

function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = start(...args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Every file of the built site with its content. */
function snapshot(): Map<string, string> {
  const files = (readdirSync(dist, { recursive: true }) as string[]).filter((file) =>
    statSync(join(dist, file)).isFile(),
  );
  return new Map(files.map((file) => [file, readFileSync(join(dist, file), 'latin1')]));
}

/** Sends a signal as soon as the unfinished output is there; resolves when the process has ended. */
async function killWhileWriting(signal: NodeJS.Signals): Promise<void> {
  const watcher = watch(folder);
  const child = start('build');
  watcher.on('change', (_, name) => String(name).startsWith('dist.tmp-') && child.kill(signal));
  await new Promise((resolve) => child.on('close', resolve));
  watcher.close();
}

const unfinished = () => readdirSync(folder).filter((name) => name.startsWith('dist.'));

describe('a build', () => {
  it('writes each page as document, data and Markdown, with all lists', () => {
    const files = [...snapshot().keys()];
    for (const file of [
      'index.html',
      '404.html',
      'search.html',
      'CS/intro.html',
      'CS/组/树.html',
      'CS/组/index.html',
    ]) {
      expect(files).toContain(file);
    }
    for (const file of ['CS/组/树.md', 'data/CS/组/树.json', 'data/CS/组/index.json', 'data/assets/nav/cs.json']) {
      expect(files).toContain(file);
    }
    for (const file of [
      'sitemap.xml',
      'robots.txt',
      'feed.xml',
      'llms.txt',
      '_headers',
      'data/assets/model/routes.json',
    ]) {
      expect(files).toContain(file);
    }
    expect(readFileSync(join(dist, '旧地址.html'), 'utf8')).toContain('url=/CS/%E7%BB%84/%E6%A0%91');
    expect(readFileSync(join(dist, 'CS/intro.md'), 'utf8')).toMatch(
      /\[树]\(https:\/\/[^)]+\/CS\/%E7%BB%84\/%E6%A0%91\)/,
    );
  });

  it('has drafts nowhere, and unlisted notes only in their own files', () => {
    const texts = [...snapshot()].filter(([file]) => !/\.(?:br|gz|woff2)$/.test(file));
    const holding = (text: string) =>
      texts.filter(([, content]) => Buffer.from(content, 'latin1').toString().includes(text)).map(([file]) => file);
    expect(holding(DRAFT)).toEqual([]);
    expect(holding('草稿')).toEqual([]);
    expect(holding(UNLISTED).sort()).toEqual(['CS/不列出.html', 'data/CS/不列出.json']);
    expect(holding('不列出').filter((file) => !file.includes('不列出'))).toEqual([]);
  });

  it('changes at most twelve files when one word of a note changes: its own, and its part of the search', async () => {
    const before = snapshot();
    write('content/CS/组/图.md', '# 图\n\n图有边。\n\n还有圈。\n');
    expect((await run('build')).code).toBe(0);
    const changed = [...snapshot()]
      .filter(([file, content]) => before.get(file) !== content && !/\.(?:br|gz)$/.test(file))
      .map(([file]) => file);
    expect(changed.length).toBeLessThanOrEqual(12);
    expect(changed.filter((file) => !/^assets\/search\/|^data\/assets\/search\.json$/.test(file)).sort()).toEqual([
      'CS/组/图.html',
      'CS/组/图.md',
      'data/CS/组/图.json',
    ]);
  });

  it('with errors ends with 1, says where, and leaves the old site', async () => {
    const before = snapshot();
    write('content/CS/坏.md', '# 坏\n\n[无](/没有这一页)\n');
    const { code, output } = await run('build');
    expect(code).toBe(1);
    expect(output).toContain('content/CS/坏.md:3:');
    const asJson = await run('check', '--json');
    expect(JSON.parse(asJson.output)).toMatchObject({ errors: 1 });
    expect(snapshot()).toEqual(before);
    rmSync(join(folder, 'content/CS/坏.md'));
  });

  it('killed while writing leaves the old site whole, and the next one cleans up', async () => {
    const before = snapshot();
    write('content/CS/组/图.md', '# 图\n\n图有圈。\n');
    await killWhileWriting('SIGKILL');
    expect(snapshot()).toEqual(before);
    expect((await run('build')).code).toBe(0);
    expect(unfinished()).toEqual([]);
    expect(readFileSync(join(dist, 'CS/组/图.html'), 'utf8')).toContain('图有圈');
  });

  it('stopped by Ctrl-C leaves nothing half-written', async () => {
    const files = [...snapshot().keys()];
    write('content/CS/组/图.md', '# 图\n\n图无圈。\n');
    await killWhileWriting('SIGINT');
    expect(unfinished()).toEqual([]);
    expect([...snapshot().keys()]).toEqual(files);
  });

  it('refuses to replace a folder that holds something else', async () => {
    const { code, output } = await run('build', '--out', join(folder, 'content'));
    expect(code).toBe(2);
    expect(output).toContain('不敢替换');
    expect(existsSync(join(folder, 'content/CS/intro.md'))).toBe(true);
  });
});

describe('the command line', () => {
  it('names the nearest command and option', async () => {
    expect(await run('biuld')).toEqual({ code: 2, output: '没有命令 biuld。是不是 build？\n' });
    expect((await run('build', '--relaese')).output).toContain('是不是 --release？');
  });

  it('gives way to the engine that the project has installed', () => {
    const place = mkdtempSync(join(tmpdir(), 'local-'));
    const local = join(place, 'node_modules/study-notes');
    mkdirSync(join(local, 'bin'), { recursive: true });
    mkdirSync(join(place, 'sub'));
    writeFileSync(
      join(local, 'package.json'),
      '{ "type": "module", "exports": { "./package.json": "./package.json" } }',
    );
    writeFileSync(join(local, 'bin/study-notes.mjs'), "console.log('local', process.argv[2]);");
    const { stdout } = spawnSync(process.execPath, [ENGINE, 'check'], { cwd: join(place, 'sub'), encoding: 'utf8' });
    rmSync(place, { recursive: true });
    expect(stdout).toBe('local check\n');
  });

  it('helps with every command', async () => {
    const { output } = await run('--help');
    for (const command of ['start', 'dev', 'build', 'preview', 'check', 'new']) expect(output).toContain(command);
    expect((await run('build', '--help')).output).toContain('--release');
  });

  it('leaves the search index out where that is asked for', async () => {
    const out = join(folder, 'without-search');
    expect((await run('build', '--without', 'search', '--out', out)).code).toBe(0);
    expect(existsSync(join(out, 'data/CS/intro.json'))).toBe(true);
    expect(existsSync(join(out, 'data/assets/search.json'))).toBe(false);
    // Its page and what leads to it stay.
    expect(existsSync(join(out, 'search.html'))).toBe(true);
    expect(existsSync(join(dist, 'data/assets/search.json'))).toBe(true);
  });

  it('names the features that write files when another is to be left out', async () => {
    const { code, output } = await run('build', '--without', 'searhc');
    expect(code).toBe(2);
    expect(output).toContain('没有写文件的功能 searhc。有的是：search、review。');
  });

  it('makes a new note in its place, once', async () => {
    const made = await run('new', 'CS/组/堆');
    expect(made.code).toBe(0);
    expect(readFileSync(join(folder, 'content/CS/组/堆.md'), 'utf8')).toMatch(/^---\ntitle: 堆\n/);
    expect((await run('new', 'CS/组/堆')).output).toContain('已经有');
    expect((await run('new', 'CX/堆')).output).toContain('是不是“CS”？');
    expect((await run('check')).code).toBe(0);
  });

  it('serves the built site with its headers and its 404', async () => {
    const child = start('preview', '--port', '0');
    const address = await addressOf(child);
    const page = await fetch(`${address}CS/组/树`, { headers: { 'accept-encoding': 'br' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('树有根');
    const asset = /\/assets\/app-[^`"']+\.js/.exec(await (await fetch(address)).text())?.[0] ?? '';
    expect((await fetch(new URL(asset, address))).headers.get('cache-control')).toContain('immutable');
    const missing = await fetch(`${address}没有`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('NotFoundPage');
    const folderPage = await fetch(`${address}CS/组`, { redirect: 'manual' });
    expect([folderPage.status, folderPage.headers.get('location')]).toEqual([301, '/CS/%E7%BB%84/']);
    expect(await stop(child)).toBe(0);
  });

  it('serves notes as they are saved, new, and gone, and a changed configuration', async () => {
    const child = start('dev', '--port', '0');
    const address = await addressOf(child);
    const textOf = async (path: string) => (await fetch(address + path)).text();
    const shows = (path: string, text: string) =>
      expect.poll(() => textOf(path), { timeout: 20_000, interval: 20 }).toContain(text);
    await shows('CS/组/树', '树有根');
    write('content/CS/组/树.md', '# 树\n\n树有叶。\n');
    await shows('CS/组/树', '树有叶');
    await shows('data/CS/组/树.json', '树有叶');
    write('content/CS/组/堆栈.md', '# 堆栈\n\n后进先出。\n');
    await shows('CS/组/堆栈', '后进先出');
    rmSync(join(folder, 'content/CS/组/堆栈.md'));
    await shows('CS/组/堆栈', 'NotFoundPage');
    write('site.config.ts', CONFIG.replace('小站', '大站'));
    await shows('CS/intro', '大站');
    expect((await fetch(`${address}%E7%`)).status).toBe(404);
    expect(await textOf('src/server/dev-client.ts')).toContain('site:page');
    expect(await stop(child)).toBe(0);
    write('site.config.ts', CONFIG);
  });
});

/** Waits until a server has printed its address. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk) => {
      const found = /http:\/\/localhost:\d+\//.exec(String(chunk));
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
    });
  });
}

/** Ends a server; resolves with its exit code. */
function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return new Promise((resolve) => child.on('close', resolve));
}
