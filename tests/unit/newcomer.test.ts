/** What somebody meets who begins: one line says what is wrong and how to mend it, never where our code was. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from '../../packages/engine/src/server/listen.ts';
import { ENGINE, run } from '../support/command.ts';
import { ROOT } from '../support/sites.ts';
import { type Ended, ended, type TinyProject, tinyProject } from '../support/tiny-project.ts';

let project: TinyProject;
beforeEach(() => {
  project = tinyProject({ 'intro.md': '# 甲\n\n字。\n' });
});
afterEach(() => project.remove());

const at = (file: string) => join(project.folder, file);
const remove = (file: string) => rmSync(at(file), { recursive: true });

const SITUATIONS: [name: string, prepare: () => void, args: string[], said: string][] = [
  [
    'a configuration that is a folder',
    () => [remove('site.config.ts'), mkdirSync(at('site.config.ts'))],
    ['check'],
    '检查它是不是一个文件',
  ],
  [
    'a configuration that is a link to nothing',
    () => [remove('site.config.ts'), symlinkSync('nowhere', at('site.config.ts'))],
    ['check'],
    '找不到配置文件 site.config.ts',
  ],
  ['static that is a file', () => writeFileSync(at('static'), ''), ['check'], '这是一个文件，应该是文件夹'],
  [
    'a link to nothing in static',
    () => [mkdirSync(at('static')), symlinkSync('nowhere', at('static/a.png'))],
    ['check'],
    '符号链接“static/a.png”的目标不存在',
  ],
  [
    'content that is a file',
    () => [remove('content'), writeFileSync(at('content'), '')],
    ['check'],
    'content 不是文件夹',
  ],
  ['an empty folder', () => [remove('content'), remove('site.config.ts')], ['dev'], 'npm create study-notes'],
  ['output where a file is', () => writeFileSync(at('dist'), ''), ['build'], '不敢替换'],
  ['a cache that is a file', () => writeFileSync(at('.cache'), ''), ['build'], '移开那个文件'],
  ['a server’s address of another machine', () => {}, ['dev', '--host', '192.0.2.1'], '这台机器没有这个地址'],
  ['a server’s name that nobody knows', () => {}, ['dev', '--host', 'nowhere.invalid'], '找不到这个主机名'],
  ['no site to preview', () => {}, ['preview'], 'npx study-notes build'],
];

it.each(SITUATIONS)('%s is named with its mend', async (_, prepare, args, said) => {
  prepare();
  const { code, output } = await project.run(args);
  expect(output).toContain(said);
  expect(output.replaceAll(project.folder, '')).not.toMatch(/内部错误|\n\s+at |E[A-Z]{4,}/);
  expect(code).not.toBe(0);
});

/** Nothing is forbidden to root: then the project is nobody's, and so is the command. */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function runWithoutRights(args: string[]): Promise<Ended> {
  const all = readdirSync(project.folder, { recursive: true, encoding: 'utf8' });
  if ('uid' in identity) for (const file of ['.', ...all]) lchownSync(at(file), NOBODY, NOBODY);
  const command = [ENGINE, ...args];
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: undefined };
  return ended(spawn(process.execPath, command, { cwd: project.folder, env, ...identity }));
}

const FORBIDDEN: [name: string, prepare: () => void, args: string[], said: string][] = [
  ['a note that may not be read', () => chmodSync(at('content/甲/intro.md'), 0), ['check'], 'content/甲/intro.md'],
  ['a folder of notes that may not be read', () => chmodSync(at('content/甲'), 0), ['check'], 'content/甲'],
  ['a content folder that may not be read', () => chmodSync(at('content'), 0), ['check'], 'content'],
  ['a configuration that may not be read', () => chmodSync(at('site.config.ts'), 0), ['check'], '有没有读取权限'],
  [
    'a static file that may not be read',
    () => [mkdirSync(at('static')), writeFileSync(at('static/a.txt'), 'a'), chmodSync(at('static/a.txt'), 0)],
    ['build'],
    'static/a.txt',
  ],
  ['a folder that may not be written to', () => chmodSync(at('.'), 0o555), ['build'], '.cache'],
  [
    'output that may not be replaced',
    () => [mkdirSync(at('dist')), mkdirSync(at('.cache')), chmodSync(at('.'), 0o555)],
    ['build'],
    'dist',
  ],
];

it.each(FORBIDDEN)('%s is named with its mend', async (_, prepare, args, said) => {
  prepare();
  const { code, output } = await runWithoutRights(args);
  expect(output).toContain(said);
  expect(output).toMatch(/权限|不能写|不能读/);
  expect(output.replaceAll(project.folder, '')).not.toMatch(/内部错误|\n\s+at |E[A-Z]{4,}/);
  expect(code).not.toBe(0);
});

it('npm create says in Chinese what it does not know', () => {
  const command = [join(ROOT, 'packages/create/create.mjs'), 'notes', '--instal'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: project.folder, encoding: 'utf8' });
  expect(stderr).toContain('没有选项 --instal。');
  expect(stderr).toContain('用法：npm create study-notes');
  expect(stderr).not.toContain('Unknown');
  expect(status).toBe(2);
});

it('npm create makes a project in English where that is spoken', () => {
  const env = { ...process.env, STUDY_NOTES_LANG: 'en' };
  const command = [join(ROOT, 'packages/create/create.mjs'), 'notes', '--no-install'];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: project.folder, encoding: 'utf8', env });
  const files = readdirSync(at('notes'), { recursive: true, encoding: 'utf8', withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
  expect(texts.length).toBeGreaterThan(4);
  expect([stdout, ...texts].join('')).not.toMatch(/\p{Script=Han}/u);
  expect(status).toBe(0);
});

it('a call from a folder within the project says where the project is', async () => {
  const { code, output } = await run(['check'], { cwd: at('content/甲') });
  expect(output).toContain(`--config ${at('site.config.ts')}`);
  expect(code).toBe(2);
});

it('an old Node is told which is wanted', async () => {
  const versions = "{ value: { ...process.versions, node: '18.20.0' } }";
  writeFileSync(at('old.cjs'), `Object.defineProperty(process, 'versions', ${versions});`);
  const { code, output } = await run(['--version'], { env: { NODE_OPTIONS: `--require ${at('old.cjs')}` } });
  expect(output).toContain('需要 Node.js 20.19 或更新版本，现在是 18.20.0');
  expect(code).toBe(1);
});

it('a second server on the port takes the next', async () => {
  const first = await listen(() => {}, { host: '127.0.0.1', port: 0, baseUrl: '/', log: () => {} });
  const second = await listen(() => {}, { host: '127.0.0.1', port: first.port, baseUrl: '/', log: () => {} });
  expect(second.port).toBeGreaterThan(first.port);
  await Promise.all([first.close(), second.close()]);
});
