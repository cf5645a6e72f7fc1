/** A disk that is full or cannot be written: one line says what and how, the command ends with 1, the old site is whole. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contentsOf, ended, type Fault, tinyProject } from '../support/tiny-project.ts';

const site = tinyProject({ 'intro.md': '# 甲\n\n从 [乙](./乙.md) 读起。\n', '乙.md': '# 乙\n\n一句。\n' });
let before: Map<string, string>;
let texts = 0;

beforeAll(async () => {
  const { code, output } = await site.run(['build']);
  expect(code, output).toBe(0);
}, 120_000);
beforeEach(() => {
  before = contentsOf(site.dist);
  // A build that begins from the site before the last one has its folders already, and makes none.
  rmSync(join(site.cacheDir, 'spare'), { recursive: true, force: true });
  site.write('content/甲/乙.md', `# 乙\n\n另一句，第 ${texts++} 次。\n`);
});
afterAll(site.remove);

/** The build fails by one line, and the site is as it was; the next build is a good one. */
async function expectOneLine(line: RegExp, fault: Fault): Promise<void> {
  const { code, output } = await site.run(['build'], fault);
  // Finished stages are indented.
  const lines = output.split('\n').filter((text) => text !== '' && !text.startsWith(' '));
  expect(lines, output).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
  expect(contentsOf(site.dist)).toEqual(before);
  expect(readdirSync(site.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  expect((await site.run(['build'])).code).toBe(0);
}

const FULL = /磁盘满了。腾出空间后再来.*原来的网站没有动。$/;

it.each([
  ['a compiled note', 'writeFile .*notes.*\\.json'],
  ['the journal of notes', 'appendFile .*journal'],
  ['the index of notes', 'writeFile .*index\\.json'],
  ['what search keeps', 'writeFile .*search/'],
  ['a page', 'writeFile .*dist\\.tmp.*乙\\.html$'],
  ['a page’s data', 'writeFile .*dist\\.tmp.*/data/'],
  ['a folder of the output', 'mkdir .*dist\\.tmp.*/'],
  ['the manifest', 'writeFile .*manifests'],
  ['the old site’s new name', 'rename .*dist\\.old'],
  ['the new site’s name', 'rename .*\\.tmp-\\d+ .*dist$'],
])('no room for %s', async (_, matching) => {
  await expectOneLine(FULL, { at: 0, matching, error: 'ENOSPC' });
});

it('no room for the bundle, which another process makes', async () => {
  rmSync(join(site.cacheDir, 'bundle'), { recursive: true });
  await expectOneLine(FULL, { at: 0, matching: 'writeFile .*bundle/', error: 'ENOSPC' });
}, 120_000);

it.each(['EROFS', 'EACCES'])('a cache that cannot be written (%s)', async (error) => {
  await expectOneLine(/不能读写 .*\.cache.*--cache/, {
    at: 0,
    matching: '(?:writeFile|mkdir|appendFile) .*\\.cache',
    error,
  });
});

it('a cache on a read-only disk where its folders are missing', async () => {
  rmSync(join(site.cacheDir, 'notes'), { recursive: true });
  await expectOneLine(/不能读写 .*notes.*只读.*--cache/, { at: 0, matching: 'mkdir .*\\.cache', error: 'EROFS' });
});

it('an output that cannot be written', async () => {
  await expectOneLine(/不能读写 .*dist\.tmp.*只读.*--out/, { at: 0, matching: 'mkdir .*dist\\.tmp', error: 'EROFS' });
});

it('a file in the place of the cache’s folder stays what it is', async () => {
  const file = join(site.folder, 'no-folder');
  writeFileSync(file, 'the author’s');
  const { code, output } = await site.run(['build']);
  expect(code, output).toBe(0);
  const other = await ended(site.start(['build', '--cache', file]));
  expect(other.output).toMatch(/^不能读写 .*no-folder.*--cache/m);
  expect(other.code).toBe(1);
});
