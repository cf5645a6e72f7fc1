/** The dev server on a tiny site: what it hands out, and what happens when the configuration changes under it. */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, stop } from '../support/command.ts';
import { configText } from '../support/config-text.ts';
import { ROOT } from '../support/sites.ts';
import { type TinyProject, tinyProject } from '../support/tiny-project.ts';

const SITE = {
  title: '小站',
  url: 'https://small.example',
  sidebars: [{ id: 'a', label: '甲', folder: '甲', intro: '甲/intro' }],
};

let project: TinyProject;
let server: ChildProcess;
let said: string;
let origin: string;

beforeEach(async () => {
  project = tinyProject({ 'intro.md': '# 甲\n\n字。\n' });
  project.write('site.config.ts', configText(SITE));
});
afterEach(async () => {
  await stop(server);
  project.remove();
});

async function begin(): Promise<void> {
  said = '';
  server = project.start(['dev', '--port', '0', '--cache', project.cacheDir]);
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (said += text));
  origin = await addressOf(server);
}

const textOf = async (path: string) => (await fetch(origin + path)).text();
const eventually = (ask: () => unknown) => expect.poll(ask, { timeout: 30_000, interval: 50 });

describe('a configuration that changes while the server runs', () => {
  it('and cannot be run leaves the site as it was, and is the only problem', async () => {
    project.write('content/甲/卡片.md', '# 卡片\n\n:::card[问]\n答\n:::\n');
    await begin();
    project.write('site.config.ts', configText({ ...SITE, title: '改名' }).replace('],\n', ']\n'));
    await eventually(() => said).toContain('config-broken');
    expect(said).toContain('1 个错误');
    expect(said).not.toMatch(/unknown-|重新启动/);
    expect(await textOf('/甲/intro')).toContain('小站');
    project.write('site.config.ts', configText({ ...SITE, title: '改名' }));
    await eventually(() => textOf('/甲/intro')).toContain('改名');
    expect(said).toContain('问题都改好了');
  });

  it('with other options of a feature, or another base, is served anew on the same port', async () => {
    await begin();
    project.write('site.config.ts', configText(SITE, { search: { synonyms: false } }));
    await eventually(() => said).toContain('功能、它们的选项、lang 或 baseUrl 变了');
    project.write('site.config.ts', configText({ ...SITE, baseUrl: '/新/' }));
    await eventually(() =>
      fetch(`${origin}/新/甲/intro`).then(
        ({ status }) => status,
        () => 0,
      ),
    ).toBe(200);
  });
});

describe('what the server hands out', () => {
  it('begins with the order of the layers, or the first sheet of a lab would set it', async () => {
    await begin();
    const head = (await textOf('/甲/intro')).split('</head>')[0] ?? '';
    const order = head.indexOf('<style>@layer reset, tokens,');
    expect(order).toBeGreaterThan(0);
    expect(order).toBeLessThan(head.indexOf('rel="stylesheet"'));
  });

  it('is sources and their libraries, and nothing else of the machine', async () => {
    await begin();
    const open = (path: string) => fetch(`${origin}/@fs${path.split('/').map(encodeURIComponent).join('/')}`);
    const document = await textOf('/甲/intro');
    const named = [...document.matchAll(/["\s:](\/(?:@fs|src)\/[^"\s]+\.(?:tsx?|css))/g)].map(
      ([, path]) => path as string,
    );
    expect(named.length).toBeGreaterThan(3);
    for (const path of named) expect((await fetch(origin + path)).status, path).toBe(200);
    project.write('.env', 'SECRET=1');
    for (const path of [
      join(project.folder, 'site.config.ts'),
      join(project.folder, '.env'),
      join(project.folder, 'content/甲/intro.md'),
      join(project.cacheDir, 'notes'),
      join(ROOT, 'package.json'),
      join(ROOT, 'node_modules/vite/package.json'),
      '/etc/hostname',
    ]) {
      const response = await open(path);
      expect([path, response.status < 400 ? await response.text() : '']).toEqual([path, '']);
    }
  });

  it('has the browser’s part of a feature that is written beside the configuration', async () => {
    mkdirSync(join(project.folder, 'hello'));
    writeFileSync(join(project.folder, 'hello/word.ts'), "export const word: string = '你好';\n");
    writeFileSync(
      join(project.folder, 'hello/greet.ts'),
      "import { word } from './word.ts';\nexport const greet = () => word;\n",
    );
    project.write(
      'hello/feature.ts',
      `export const feature = { name: 'hello', module: import.meta.url,
        site: async () => ({ name: 'hello', chunks: () => ({ hello: 'greet.ts' }) }) };\n`,
    );
    project.write(
      'site.config.ts',
      `import { feature } from './hello/feature.ts';\nexport default { ...${JSON.stringify(SITE)}, features: [feature] };\n`,
    );
    await begin();
    const path = /:(\/@fs\/[^"\s]+greet\.ts)/.exec(await textOf('/甲/intro'))?.[1] ?? '';
    const script = await textOf(path);
    const imported = /from "([^"]+word\.ts[^"]*)"/.exec(script)?.[1] ?? '';
    expect(await textOf(imported)).toContain('你好');
    expect((await fetch(`${origin}/@fs${project.folder}/hello/feature.ts`)).status).toBe(403);
  });
});
