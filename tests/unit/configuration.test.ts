/** What a configuration may hold, and what is said when it holds something else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TinyProject, tinyProject } from '../support/tiny-project.ts';

/** As an author begins to write a feature: a box, a line on the home page. */
const FEATURE = `import { word } from './word.ts';

const box = (node) => {
  node.data = { hName: 'div', hProperties: { className: ['hello'] } };
};
export const feature: { name: string } = {
  name: 'hello',
  module: import.meta.url,
  notes: async () => ({ containers: { hello: box } }),
  site: async () => ({ name: 'hello', homeTask: () => ({ href: '/a', text: word }) }),
};
`;

const CONFIG = (head: string, features: string) => `${head}
export default {
  title: '小站',
  url: 'https://small.example',
  sidebars: [{ id: 'a', label: '甲', folder: '甲', intro: '甲/intro' }],
  features: [${features}],
};
`;

let project: TinyProject;
beforeEach(() => {
  project = tinyProject({ 'intro.md': '# 甲\n\n字。\n' });
});
afterEach(() => project.remove());

const problemsOf = async () => JSON.parse((await project.run(['check', '--json'])).output).problems;

describe('a configuration that cannot be run', () => {
  const BROKEN = `import { review } from 'study-notes-review';\n\nexport default { title: '小站' features: [review()] };\n`;

  beforeEach(() => {
    project.write('content/甲/卡片.md', '# 卡片\n\n:::card[问]\n答\n:::\n');
    project.write('site.config.ts', BROKEN);
  });

  it('is reported once, at its place, and nothing of what follows from it', async () => {
    const found = await problemsOf();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ rule: 'config-broken', file: 'site.config.ts', line: 3 });
    const { code, output } = await project.run(['build']);
    expect(code).toBe(1);
    expect(output.match(/config-broken/g)).toHaveLength(1);
    expect(output).not.toMatch(/unknown-|完成/);
  });

  it('is what is said when a feature’s command is not found for it; help names the engine’s own', async () => {
    const { code, output } = await project.run(['check:samples']);
    expect(output).toContain('config-broken');
    expect(output).not.toContain('没有命令');
    expect(code).toBe(1);
    const help = await project.run(['--help']);
    expect(help.code).toBe(0);
    expect(help.output).toContain('build');
    expect(help.output).toContain('config-broken');
  });
});

describe('a feature written beside the configuration', () => {
  it('brings to notes and site what it says, and a change of any of its files is seen', async () => {
    project.write('word.ts', "export const word: string = '问候一';\n");
    project.write('hello.ts', FEATURE);
    project.write('site.config.ts', CONFIG("import { feature } from './hello.ts';", 'feature'));
    // More notes than one thread compiles.
    for (let at = 0; at < 9; at++) project.write(`content/甲/${at}.md`, `# ${at}\n\n:::hello\n你好\n:::\n`);
    const first = await project.run(['build']);
    expect(first.output).toContain('完成');
    expect(readFileSync(join(project.dist, '甲/0.html'), 'utf8')).toMatch(/<div class="?hello/);
    expect(readFileSync(join(project.dist, 'index.html'), 'utf8')).toContain('问候一');
    project.write('word.ts', "export const word: string = '问候二';\n");
    expect((await project.run(['build'])).output).toContain('重新编译 10 篇');
    expect(readFileSync(join(project.dist, 'index.html'), 'utf8')).toContain('问候二');
  }, 120_000);
});

describe('two features that bring something of the same name', () => {
  const PAGE = "pages: [{ path: '/同', component: 'ArticlePage', title: () => '同' }]";
  const shell = (parts: string) =>
    `site: async () => ({ name: NAME, shell: { source: 'a.tsx', hasFinder: false, load: async () => ({ default: { name: NAME, ${parts} } }) } })`;
  const KINDS: [what: string, parts: string, said: string][] = [
    ['command', "commands: { same: { summary: '', options: {}, run: async () => true } }", '命令 same'],
    ['directive', 'notes: async () => ({ containers: { same() {} } })', '指令 same'],
    ['address of a page', `site: async () => ({ name: NAME, ${PAGE} })`, '页面 /同'],
    ['script of a page', "site: async () => ({ name: NAME, pageChunks: { same: 'a.tsx' } })", '脚本 same'],
    ['component of a page', shell('pages: { Same: () => null }'), '组件 Same'],
    ['action of a control', shell('actions: { same() {} }'), '动作 same'],
  ];
  const source = (name: string, parts: string) =>
    `const NAME = '${name}';
export const feature = { name: NAME, module: import.meta.url, site: async () => ({ name: NAME }), ${parts} };\n`;

  it.each(KINDS)('a %s: both are named, at the later one', async (_, parts, said) => {
    for (const name of ['one', 'two']) project.write(`${name}.ts`, source(name, parts));
    const imports = "import { feature as one } from './one.ts'; import { feature as two } from './two.ts';";
    project.write('site.config.ts', CONFIG(imports, '\n    one,\n    two,\n  '));
    const found = await problemsOf();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ severity: 'error', file: 'site.config.ts', line: 8 });
    expect(found[0].message).toBe(`功能“one”和功能“two”都有${said}。`);
  });

  it.each([
    ['command', "commands: { check: { summary: '', options: {}, run: async () => true } }", '命令 check'],
    ['directive', 'notes: async () => ({ containers: { tip() {} } })', '指令 tip'],
    ['component of a page', shell('pages: { HomePage: () => null }'), '组件 HomePage'],
    ['action of a control', shell('actions: { zoom() {} }'), '动作 zoom'],
  ])('a %s that is the engine’s is refused too', async (_, parts, said) => {
    project.write('one.ts', source('one', parts));
    project.write('site.config.ts', CONFIG("import { feature as one } from './one.ts';", '\n    one,\n  '));
    const found = await problemsOf();
    expect(found.map(({ message }: { message: string }) => message)).toEqual([`引擎和功能“one”都有${said}。`]);
  });
});

describe('a feature that cannot be used is named with its place and a mend', () => {
  const SITE = 'site: async () => ({ name: "hello" })';
  it.each([
    ['has the name of another', `{ ...feature }, feature`, '两个功能都叫“hello”'],
    ['has no site', `{ name: 'hello', module: import.meta.url }`, '要有 name、module: import.meta.url 和 site'],
    ['is a function that was not called', '() => feature', '例如 search()'],
    ['has the name of a key of the configuration', `{ ...feature, name: 'title' }`, '“title”是配置自己的键'],
    ['stands in the configuration itself', `{ name: 'here', module: import.meta.url, ${SITE} }`, '移到一个自己的文件'],
    ['is of no module', `{ name: 'here', module: 'nowhere', ${SITE} }`, 'module: import.meta.url'],
  ])('when it %s', async (_, features, said) => {
    project.write('word.ts', "export const word = '';\n");
    project.write('hello.ts', FEATURE);
    project.write('content/甲/盒.md', '# 盒\n\n:::hello\n字\n:::\n');
    project.write('site.config.ts', CONFIG("import { feature } from './hello.ts';", `\n    ${features},\n  `));
    const found = await problemsOf();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ severity: 'error', file: 'site.config.ts', line: 7 });
    expect(`${found[0].message} ${found[0].fix}`).toContain(said);
  });
});
