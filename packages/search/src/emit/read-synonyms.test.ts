import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { siteOf, type Tree, temporaryFolder } from 'study-notes/pipeline/testing';
import { expect, it } from 'vitest';
import { readSynonyms } from './read-synonyms.ts';
import { searchSite } from './search-site.ts';

const NOTE = { 'content/甲.md': '# 甲\n\n正文。\n' };

const load = (tree: Tree) => siteOf(tree, {}, [searchSite]);

it('reads the table beside the notes into the site', async () => {
  const site = await load({ ...NOTE, 'content/search-synonyms.txt': '# 说明\n帧缓冲、FBO\n' });
  expect(site.data.search).toEqual([['帧缓冲', 'FBO']]);
  expect(site.problems).toEqual([]);
});

it('is content with a site that has none', async () => {
  const site = await load(NOTE);
  expect(site.data.search).toBeUndefined();
  expect(site.problems).toEqual([]);
});

it('says where a faulty line is, and uses the rest', async () => {
  const site = await load({ ...NOTE, 'content/search-synonyms.txt': '帧缓冲、FBO\n单例、fbo、singleton\n' });
  expect(site.data.search).toHaveLength(2);
  expect(site.problems).toMatchObject([
    { severity: 'warning', rule: 'synonym-clash', file: 'content/search-synonyms.txt', line: 2, column: 4 },
  ]);
});

it('says so when the table is not UTF-8', async () => {
  const site = await load({ ...NOTE, 'content/search-synonyms.txt': Buffer.from([0xd6, 0xd0, 0xa1, 0xa2]) });
  expect(site.problems).toMatchObject([{ severity: 'error', rule: 'not-utf8', line: 1 }]);
});

it('refuses a table that is a link to a file elsewhere', () => {
  const root = temporaryFolder({ 'content/甲.md': '# 甲', 'secret.txt': '帧缓冲、FBO\n' });
  const contentDir = join(root, 'content');
  symlinkSync(join(root, 'secret.txt'), join(contentDir, 'search-synonyms.txt'));
  const { groups, problems } = readSynonyms({ contentDir, label: 'content', places: [realpathSync(contentDir)] });
  expect(groups).toEqual([]);
  expect(problems).toMatchObject([{ rule: 'file-outside', file: 'content/search-synonyms.txt' }]);
});
