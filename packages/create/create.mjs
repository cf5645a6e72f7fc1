#!/usr/bin/env node
/** `npm create study-notes my-notes`: a folder with a first note, a configuration and scripts, ready to be written in. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const USAGE = `用法：npm create study-notes <文件夹> [-- --no-install]

  --no-install  不安装，只写文件
`;

/** Ends the program with one line; 2 as for every mistake on a command line. */
function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

const OPTIONS = { help: { type: 'boolean', short: 'h' }, 'no-install': { type: 'boolean' } };

/** Not strict, since what `parseArgs` says then is English. */
function readArguments() {
  const { values, positionals, tokens } = parseArgs({ options: OPTIONS, strict: false, tokens: true });
  for (const { kind, name, rawName, value } of tokens) {
    if (kind !== 'option') continue;
    if (!Object.hasOwn(OPTIONS, name)) refuse(`没有选项 ${rawName}。去掉它，再运行一次。\n\n${USAGE}`);
    if (value !== undefined) refuse(`选项 ${rawName} 不带值。写成 ${rawName}。\n\n${USAGE}`);
  }
  return { values, positionals };
}

/** Whether nothing would be overwritten: a fresh repository may be there. */
function isFree(folder) {
  if (!existsSync(folder)) return true;
  return statSync(folder).isDirectory() && readdirSync(folder).every((name) => name === '.git');
}

/** The package's name as npm allows it; a Chinese folder has none of its own. */
function packageName(folder) {
  const plain = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-');
  return plain.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '') || 'my-notes';
}

function writeProject(folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(TEMPLATE, folder, { recursive: true });
  // npm leaves a file of this name out of packages.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const file = join(folder, 'site.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('我的笔记', basename(folder).replace(/['\\]/g, '')));
  const dependencies = { 'study-notes': `^${version}`, 'study-notes-search': `^${version}` };
  const scripts = { start: 'study-notes start', dev: 'study-notes dev', build: 'study-notes build' };
  const own = { name: packageName(folder), private: true, type: 'module' };
  const more = { preview: 'study-notes preview', check: 'study-notes check', new: 'study-notes new' };
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...own, scripts: { ...scripts, ...more }, dependencies }, null, 2)}\n`,
  );
}

function install(folder) {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const { values, positionals } = readArguments();
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const [name, ...others] = positionals;
if (name === undefined || others.length > 0) refuse(`要建在哪个文件夹？\n${USAGE}`);
const folder = resolve(name);
if (!isFree(folder)) refuse(`${folder} 里已经有文件，没有动它。换一个名字，或先清空它。`);
writeProject(folder);
const isInstalled = !values['no-install'] && install(folder);
const enter = relative(process.cwd(), folder);
process.stdout.write(
  [
    `\n新的笔记站在 ${folder}。接下来：\n`,
    ...(enter ? [`  cd ${enter}`] : []),
    ...(isInstalled ? [] : ['  npm install']),
    '  npm run dev\n\n',
  ].join('\n'),
);
process.exitCode = isInstalled || values['no-install'] ? 0 : 1;
