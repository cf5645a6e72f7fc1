import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importSource } from './bundle.ts';
import type { KeptSource, SourceKeeper } from './kept-source.ts';

const CONFIG = "import { word } from 'words';\nexport default { title: word as string };\n";

let folder: string;
let kept: KeptSource | undefined;
let written: number;
const keeper: SourceKeeper = {
  read: () => kept,
  write: (source) => {
    kept = source;
    written += 1;
  },
};

beforeEach(() => {
  folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'kept-')));
  kept = undefined;
  written = 0;
  write('site.config.ts', CONFIG);
  install('1.0.0', '一');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** A package in a file of its own for each version: Node imports no file twice. */
function install(version: string, word: string): void {
  const main = `./${version}.js`;
  write('node_modules/words/package.json', JSON.stringify({ name: 'words', version, type: 'module', exports: main }));
  write(`node_modules/words/${version}.js`, `export const word = '${word}';\n`);
}

const title = async () => {
  const { exports } = await importSource(join(folder, 'site.config.ts'), keeper);
  return (exports.default as { title: string }).title;
};

it('a configuration that has not changed is bundled once', async () => {
  expect([await title(), written]).toEqual(['一', 1]);
  kept = kept && { ...kept, code: kept.code.replace('title: word', 'title: "as it was kept"') };
  expect([await title(), written]).toEqual(['as it was kept', 1]);
});

it.each([
  ['its text', () => write('site.config.ts', `// 改过\n${CONFIG}`)],
  ['the version of a package', () => install('1.0.1', '一')],
  ['the file that a package gives', () => rmSync(join(folder, 'node_modules/words/1.0.0.js'))],
])('it is bundled anew after a change of %s', async (_, change) => {
  await title();
  kept = kept && { ...kept, code: 'export default { title: "stale" };' };
  change();
  expect(await title().catch(() => 'no such file')).not.toBe('stale');
});

it('it is bundled anew when a package of the name lies nearer', async () => {
  write('site/site.config.ts', CONFIG);
  const file = join(folder, 'site/site.config.ts');
  await importSource(file, keeper);
  write('site/node_modules/words/package.json', '{ "name": "words", "type": "module", "exports": "./near.js" }');
  write('site/node_modules/words/near.js', "export const word = '近';\n");
  expect((await importSource(file, keeper)).exports.default).toEqual({ title: '近' });
});

it('one that is made of several files is not kept', async () => {
  write('word.ts', "export const word = '一';\n");
  write('site.config.ts', CONFIG.replace("'words'", "'./word.ts'"));
  const file = join(folder, 'site.config.ts');
  const { exports, files } = await importSource(file, keeper);
  expect([exports.default, files, written]).toEqual([{ title: '一' }, [file, join(folder, 'word.ts')], 0]);
});
