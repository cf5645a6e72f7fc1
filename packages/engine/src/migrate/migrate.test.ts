import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importSource } from '../config/bundle.ts';
import { sessionOf, temporaryFolder } from '../pipeline/testing.ts';
import { aliasesOf } from './aliases.ts';
import { diffText } from './change.ts';
import { configText } from './config-file.ts';
import { withFields } from './front-matter.ts';
import { download, foreignImages, withOwnImages } from './images.ts';
import { planMigration } from './plan.ts';
import { undoChanges, writeChanges } from './write-changes.ts';

describe('changes', () => {
  it('are shown line by line', () => {
    expect(diffText({ file: 'a.md', before: '一\n二\n', after: '一\n三\n' })).toContain('-二\n+三');
    expect(diffText({ file: 'b.md', after: '新\n' })).toContain('--- /dev/null\n+++ b.md');
  });

  it('can be taken back, once', () => {
    const root = temporaryFolder({ 'a.md': '旧', 'd/b.md': '旧' });
    writeChanges(root, [
      { file: 'a.md', before: '旧', after: '新' },
      { file: 'd/c.md', after: Buffer.from('新') },
    ]);
    expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('新');
    expect(() => writeChanges(root, [])).toThrow('--undo');
    expect(undoChanges(root)).toEqual({ restored: ['a.md', 'd/c.md'], left: [] });
    expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('旧');
    expect(existsSync(join(root, 'd/c.md')) || existsSync(join(root, '.migrate'))).toBe(false);
    expect(() => undoChanges(root)).toThrow('没有可以放回的');
  });

  it('that were changed again stay, and what was there is kept', () => {
    const root = temporaryFolder({ 'a.md': '旧', 'b.md': '旧' });
    const change = (file: string) => ({ file, before: '旧', after: '新' });
    writeChanges(root, [change('a.md'), change('b.md')]);
    writeFileSync(join(root, 'a.md'), '自己的');
    expect(undoChanges(root)).toEqual({ restored: ['b.md'], left: ['a.md'] });
    expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('自己的');
    expect(readFileSync(join(root, '.migrate/before/a.md'), 'utf8')).toBe('旧');
  });
});

describe('front matter', () => {
  it('gets fields and keeps what is there', () => {
    expect(withFields('正文\n', { title: '甲' })).toBe('---\ntitle: 甲\n---\n\n正文\n');
    expect(withFields('---\n# 注\ntitle:   甲\n---\n正文', { title: '乙', aliases: ['/x'] })).toBe(
      '---\n# 注\ntitle:   甲\naliases:\n  - /x\n---\n正文',
    );
    expect(withFields('---\naliases: [/a] # 旧\n---\n', { aliases: ['/a', '/b'] })).toContain('[ /a, /b ] # 旧');
    expect(withFields('---\na: [\n---\n', { title: '甲' })).toBe('---\na: [\n---\n');
  });
});

it('old addresses become aliases of the note they lead to; others are named', () => {
  const pages = [
    { file: 'a.md', path: '/guide/甲/', aliases: ['/known'] },
    { file: 'b.md', path: '/b', aliases: [] },
    { file: 'C#.md', path: '/C#', aliases: [] },
  ];
  const redirects = [
    ['/old.html', '/guide/%E7%94%B2'],
    ['/known', '/guide/甲/'],
    ['/b', '/guide/甲'],
    ['/x', '/gone'],
    ['/sharp', '/C%23'],
  ].map(([from = '', to = '']) => ({ from, to }));
  const { byFile, lost } = aliasesOf(redirects, pages);
  expect(byFile).toEqual(
    new Map([
      ['a.md', ['/old']],
      ['C#.md', ['/sharp']],
    ]),
  );
  expect(lost).toEqual([{ from: '/x', to: '/gone' }]);
});

it('the configuration is one that runs', async () => {
  const config = { title: '站', url: 'https://a.example', sidebars: [{ id: 'a', label: '"甲": 乙', items: ['x-y'] }] };
  const folder = temporaryFolder({ 'site.config.ts': configText(config) });
  expect((await importSource(join(folder, 'site.config.ts'))).exports.default).toEqual(config);
});

describe('images of other sites', () => {
  const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

  async function host(): Promise<string> {
    const server = createServer(({ url }, answer) => {
      if (url === '/a.png') answer.setHeader('content-type', 'image/gif').end(PIXEL);
      else if (url === '/page') answer.setHeader('content-type', 'text/html').end('x');
      else answer.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('lie beside the notes afterwards; what could not be had stays as it was', async () => {
    const at = await host();
    const text = `![图](${at}/a.png "题") <img alt="x" src="${at}/a.png"> ![无](${at}/gone.png) [链接](${at}/a.png) ![页](${at}/page)`;
    expect(foreignImages(text)).toEqual([`${at}/a.png`, `${at}/gone.png`, `${at}/page`]);
    const found = await download(foreignImages(text));
    expect([...found.failed.values()].sort()).toEqual(['不是图片（text/html）', '回答是 404']);
    const file = found.files.get(`${at}/a.png`)?.file ?? '';
    expect(file).toMatch(/^images\/a-[0-9a-f]{8}\.gif$/);
    expect(withOwnImages(text, 'g/甲.md', found)).toBe(
      `![图](../${file} "题") <img alt="x" src="../${file}"> ![无](${at}/gone.png) [链接](${at}/a.png) ![页](${at}/page)`,
    );
  });
});

it('a plan has the configuration, titles and aliases, and says what it cannot do', async () => {
  const { session, root } = await sessionOf({ 'content/g/a.md': '文字\n', 'content/b.md': '# 乙\n' });
  const { docs } = await session.load();
  const { changes, byHand } = await planMigration({
    ...{ root, contentDir: join(root, 'content'), staticDir: join(root, 'public'), docs },
    config: { title: '站', url: 'https://a.example' },
    labels: new Map([
      ['/g/a', '第一篇'],
      ['/b', '第二篇'],
    ]),
    redirects: [
      { from: '/old', to: '/b' },
      { from: '/x', to: '/gone' },
    ],
  });
  expect(changes.map(({ file }) => file)).toEqual(['site.config.ts', 'content/b.md', 'content/g/a.md']);
  expect(changes[1]?.after).toBe('---\naliases:\n  - /old\n---\n\n# 乙\n');
  expect(changes[2]?.after).toBe('---\ntitle: 第一篇\n---\n\n文字\n');
  expect(byHand).toEqual(['跳转 /x → /gone：没有这样一篇笔记。']);
});
