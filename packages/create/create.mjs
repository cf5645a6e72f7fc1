#!/usr/bin/env node
/** `npm create study-notes my-notes`: a folder with a first note, a configuration and scripts, ready to be written in. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as en from './words/en.mjs';
import * as zhCN from './words/zh-CN.mjs';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** That of the machine's owner, as the engine takes it (`config/language.ts`). */
const { STUDY_NOTES_LANG, LC_ALL, LC_MESSAGES, LANG } = process.env;
const language = /^en\b|^en_/i.test(STUDY_NOTES_LANG || LC_ALL || LC_MESSAGES || LANG || '') ? 'en' : 'zh-CN';
const words = language === 'en' ? en : zhCN;

/** Ends the program with one line; 2 as for every mistake on a command line. */
function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

const OPTIONS = { help: { type: 'boolean', short: 'h' }, 'no-install': { type: 'boolean' } };

/** Not strict, since what `parseArgs` says then is in English only. */
function readArguments() {
  const { values, positionals, tokens } = parseArgs({ options: OPTIONS, strict: false, tokens: true });
  for (const { kind, name, rawName, value } of tokens) {
    if (kind !== 'option') continue;
    if (!Object.hasOwn(OPTIONS, name)) refuse(`${words.noOption(rawName)}\n\n${words.usage}`);
    if (value !== undefined) refuse(`${words.noValue(rawName)}\n\n${words.usage}`);
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
  for (const part of ['both', language]) cpSync(join(TEMPLATE, part), folder, { recursive: true });
  // npm leaves a file of this name out of packages.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const file = join(folder, 'site.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(words.title, basename(folder).replace(/['\\]/g, '')));
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
  process.stdout.write(words.usage);
  process.exit(0);
}
const [name, ...others] = positionals;
if (name === undefined || others.length > 0) refuse(`${words.whichFolder}\n${words.usage}`);
const folder = resolve(name);
if (!isFree(folder)) refuse(words.notEmpty(folder));
writeProject(folder);
const isInstalled = !values['no-install'] && install(folder);
const enter = relative(process.cwd(), folder);
process.stdout.write(
  [
    `\n${words.done(folder)}\n`,
    ...(enter ? [`  cd ${enter}`] : []),
    ...(isInstalled ? [] : ['  npm install']),
    '  npm run dev\n\n',
  ].join('\n'),
);
process.exitCode = isInstalled || values['no-install'] ? 0 : 1;
