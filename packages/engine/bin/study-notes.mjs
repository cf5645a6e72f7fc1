#!/usr/bin/env node
/** Starts the engine from what was built of it. */
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const engine = join(root, 'dist');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

const local = localProgram();

if (local && local !== fileURLToPath(import.meta.url)) {
  await import(pathToFileURL(local).href);
} else if (major < 20 || (major === 20 && minor < 19)) {
  // In both languages: what knows which one is wanted cannot be read here.
  process.stderr.write(
    `study-notes 需要 Node.js 20.19 或更新版本，现在是 ${process.versions.node}。到 https://nodejs.org 安装新的。
study-notes needs Node.js 20.19 or newer; this is ${process.versions.node}. Install a new one from https://nodejs.org.\n`,
  );
  process.exitCode = 1;
} else {
  const hash = readFileSync(join(engine, 'hash'), 'utf8');
  // Not before: an older Node cannot read it.
  const { main } = await import('../dist/cli.js');
  process.exitCode = await main({ argv: process.argv.slice(2), root, engine, hash });
}

/** This program as the project here has it installed, if it has: its features were made for that one. */
function localProgram() {
  try {
    const found = createRequire(join(process.cwd(), 'here.js')).resolve('study-notes/package.json');
    return realpathSync(join(dirname(found), 'bin/study-notes.mjs'));
  } catch {
    return undefined;
  }
}
