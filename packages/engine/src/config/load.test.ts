import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from './load.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function load(source: string) {
  const file = join(folder, 'site.config.ts');
  writeFileSync(file, source);
  return loadConfig(file, folder);
}
const lines = (problems: { rule: string; line: number; column: number; message: string; fix?: string }[]) =>
  problems.map((p) => `${p.rule} ${p.line}:${p.column} ${p.message} ${p.fix ?? ''}`.trim());

describe('loadConfig', () => {
  it('gives every field a default', async () => {
    const { config, problems } = await load("export default { title: '笔记', url: 'https://a.cn/' };");
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      title: '笔记',
      url: 'https://a.cn',
      baseUrl: '/',
      navbar: { hideOnScroll: false, items: [] },
      footer: { style: 'dark', html: '<ul></ul><div class="footer-copyright"></div>', copyright: '', links: [] },
      colorMode: { defaultMode: 'light', disableSwitch: false, respectSystem: false },
      toc: { min: 2, max: 3 },
      extraLanguages: ['cpp', 'lua', 'csharp', 'glsl', 'hlsl', 'bash', 'cmake', 'ini'],
      locale: { label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', translate: false },
      stylesheets: [],
      versions: ['current'],
    });
    expect(config.comments).toBeUndefined();
  });

  it('runs TypeScript, other files and defineConfig, wherever the file lies', async () => {
    mkdirSync(join(folder, 'part'));
    writeFileSync(join(folder, 'part/title.ts'), "export const title: string = '别处';");
    const { config, problems, files } = await load(`
      import { defineConfig } from 'study-notes';
      import { title } from './part/title.ts';
      export default defineConfig({ title, url: 'https://a.cn' as string });`);
    expect(problems).toEqual([]);
    expect(config.title).toBe('别处');
    expect(files.map((file) => file.slice(folder.length)).sort()).toEqual(['/part/title.ts', '/site.config.ts']);
  });

  it('reports all problems at once, each at its key, with expected, received and the nearest name', async () => {
    const { problems } = await load(`const navbar = { items: [
  { type: 'docSidebar', sidebarId: 'cpSidebar', position: 'middle' },
  { type: 'link', label: '主页', href: 'javascript:alert(1)' },
] };
export default {
  titel: '笔记',
  url: 'https://a.cn/notes',
  navbar,
  colorMode: { defaultMode: 'drak', respectsystem: true },
  toc: { min: '二' },
} satisfies object;`);
    expect(lines(problems)).toMatchInlineSnapshot(`
      [
        "config-unknown-key 6:3 不认识的键“titel”。 是不是要写“title”？",
        "config-unknown-key 9:37 不认识的键“colorMode.respectsystem”。 是不是要写“respectSystem”？",
        "config-value 5:1 缺少“title”。",
        "config-value 7:3 “url”应为只有协议和主机的网址，例如 https://notes.example.com（路径写在 baseUrl 里），得到 字符串 "https://a.cn/notes"。",
        "config-value 2:49 “navbar.items[0].position”应为 "left" 或 "right"，得到 字符串 "middle"。 可用的值：left、right。",
        "config-value 3:32 “navbar.items[1].href”应为以 https:// 或 / 开头的地址，得到 字符串 "javascript:alert(1)"。",
        "config-value 9:16 “colorMode.defaultMode”应为 "light" 或 "dark"，得到 字符串 "drak"。 是不是要写 "dark"？",
        "config-value 10:10 “toc.min”应为数字，得到 字符串 "二"。",
      ]
    `);
  });

  it.each([
    ["baseUrl: '//evil/'", 'baseUrl', '开头只有一个 /'],
    ["baseUrl: '\\\\\\\\evil/'", 'baseUrl', '开头只有一个 /'],
    ["sidebars: [{ id: 'a', label: 'a', folder: '../..' }]", 'sidebars[0].folder', '内容文件夹里的文件夹'],
    ["sidebars: [{ id: 'a', label: 'a', folder: 'a/../b' }]", 'sidebars[0].folder', '内容文件夹里的文件夹'],
    ["head: [{ tag: 'meta', attributes: { 'a><script>': 'x' } }]", 'head[0].attributes.a><script>', '属性名'],
    ["head: [{ tag: 'link', attributes: { onload: 'x' } }]", 'head[0].attributes.onload', '属性名'],
    ["comments: { provider: 'a', options: { 'a>b': 'x' } }", 'comments.options.a>b', '名字'],
    ["comments: { provider: 'a', options: { host: 'https://*' } }", 'comments.options.host', '不能有 *'],
    ["comments: { provider: 'a', script: 'http://a.cn/x.js' }", 'comments.script', 'https://'],
    ["stylesheets: ['https://*/x.css']", 'stylesheets[0]', 'https://'],
    [
      "navbar: { items: [{ type: 'link', label: 'a', href: '/\\\\evil.cn' }] }",
      'navbar.items[0].href',
      '以 https:// 或 / 开头',
    ],
    ["trustedFiles: ['https://a.cn/x.js']", 'trustedFiles[0]', '以 / 开头的路径'],
  ])('refuses %s at its place', async (field, path, fix) => {
    const { problems } = await load(`export default {\n  title: 'a', url: 'https://a.cn',\n  ${field},\n};`);
    const value = problems.filter(({ rule }) => rule === 'config-value');
    expect(value, lines(problems).join()).toHaveLength(1);
    expect(value[0]).toMatchObject({ severity: 'error', line: 3 });
    expect(value[0]?.message).toContain(`“${path}”应为`);
    expect(value[0]?.message).toContain(fix);
  });

  it('lets a service of this machine be asked without encryption', async () => {
    const { problems } = await load(`export default { title: 'a', url: 'https://a.cn',
      comments: { provider: 'a', script: 'http://127.0.0.1:8000/x.js', options: { 'repo-id': 'https://c.cn' } },
    };`);
    expect(lines(problems)).toEqual([]);
  });

  it('says what a feature is where something else stands', async () => {
    const { problems } = await load("export default { title: 'a', url: 'https://a.cn',\n  features: ['search'] };");
    expect(lines(problems)).toEqual([expect.stringContaining('“features[0]”应为功能的包给出的值，例如 search()')]);
  });

  it('names a package that is not installed, where it is asked for', async () => {
    const { problems } = await load("import { x } from 'study-notes-nowhere';\nexport default { features: [x()] };");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 1, column: 20, message: '配置要用的 study-notes-nowhere 没有安装。' });
    expect(problems[0]?.fix).toContain('npm install study-notes-nowhere');
  });

  it('names a navbar item whose sidebar does not exist', async () => {
    const { problems } = await load(`export default { title: 'a', url: 'https://a.cn',
  sidebars: [{ id: 'cppSidebar', label: 'C++', folder: 'C++' }],
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'cpSidebar' }] } };`);
    expect(lines(problems)).toMatchInlineSnapshot(`
      [
        "unknown-sidebar-id 3:43 没有 id 为“cpSidebar”的侧边栏。(Can't find any sidebar with id "cpSidebar" in version "current".) 是不是要写“cppSidebar”？",
      ]
    `);
  });

  it.each([
    ['笔记', '/笔记/'],
    ['/%E7%AC%94%E8%AE%B0', '/笔记/'],
    ['/', '/'],
    ['', '/'],
    ['/a/b', '/a/b/'],
  ])('normalises the base %s to %s', async (written, expected) => {
    const { config } = await load(
      `export default { title: 'a', url: 'https://a.cn', baseUrl: ${JSON.stringify(written)} }`,
    );
    expect(config.baseUrl).toBe(expected);
  });

  it.each(['/a?b/', '/../a/', 'https://a.cn/x/'])('refuses the base %s', async (written) => {
    const { problems, config } = await load(
      `export default { title: 'a', url: 'https://a.cn', baseUrl: ${JSON.stringify(written)} }`,
    );
    expect(problems.map((problem) => problem.rule)).toEqual(['config-value']);
    expect(config.baseUrl).toBe('/');
  });

  it('says where a file that does not parse is wrong', async () => {
    const { problems } = await load("export default {\n  title: '笔记'\n  url: 'x',\n};");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ rule: 'config-broken', line: 3 });
  });

  it('reports a missing file and a file that throws', async () => {
    const missing = await loadConfig(join(folder, 'none.ts'));
    expect(missing.problems[0]).toMatchObject({ rule: 'config-missing', file: 'none.ts' });
    const { problems } = await load("throw new Error('坏了'); export default {};");
    expect(problems[0]?.message).toContain('坏了');
  });

  it('keeps the allowed HTML of footer and bar, and says what it removed', async () => {
    const { config, problems } = await load(`export default { title: 'a', url: 'https://a.cn',
  footer: { copyright: '© <a href="https://b.cn" onclick="x()">b</a><script>alert(1)</script> <b>c</b>' },
  announcementBar: { id: 'x', content: '<a href="javascript:x">y</a><br>' } };`);
    expect(config.footer.copyright).toBe(
      '© <a href="https://b.cn" target="_blank" rel="noopener noreferrer">b</a> <b>c</b>',
    );
    expect(config.announcementBar?.content).toBe('<a>y</a><br>');
    expect(lines(problems)).toMatchInlineSnapshot(`
      [
        "config-html 2:13 “footer.copyright”里不允许的内容已去掉：onClick、<script>。 只能用 a、b、strong、em、br、span、code。",
        "config-html 3:31 “announcementBar.content”里不允许的内容已去掉：href。 只能用 a、b、strong、em、br、span、code。",
      ]
    `);
  });
});
