/** Commands that messages tell an author to run: each must be there wherever the message can be met. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/sites.ts';

/** Texts below a folder of the repository, without tests: file → text. */
function textsBelow(folder: string): [file: string, text: string][] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|md)$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .map((file) => [file.slice(ROOT.length), readFileSync(file, 'utf8')]);
}

const sources = readdirSync(join(ROOT, 'packages'))
  .filter((name) => name !== 'create')
  .flatMap((name) => textsBelow(`packages/${name}/src`));

it('are the engine’s own, not scripts that only this repository has', () => {
  const scripts = sources.flatMap(([file, text]) => (/npm (?:run|start)\b/.test(text) ? [file] : []));
  expect(scripts).toEqual([]);
});

it('are commands that there are', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/study-notes.mjs', '--help'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const commands = [...stdout.matchAll(/^ {2}([\w:]+) {2}/gm)].map(([, name]) => name);
  const told = sources.flatMap(([, text]) =>
    [...text.matchAll(/npx study-notes ([a-z][\w:]*)/g)].map(([, name]) => name),
  );
  expect(told.length).toBeGreaterThan(4);
  expect(commands).toEqual(expect.arrayContaining([...new Set(told)]));
});

it('are scripts of a created project where a created project tells them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hints-'));
  try {
    spawnSync(process.execPath, [join(ROOT, 'packages/create/create.mjs'), folder, '--no-install']);
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const texts = textsBelow('packages/create').map(([, text]) => text);
    const told = texts.flatMap((text) => [...text.matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name]) => name));
    expect(told.length).toBeGreaterThan(1);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...new Set(told)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
