import { expect, it } from 'vitest';
import { siteOf } from '../../pipeline/testing.ts';

const NOTE = { 'content/甲.md': '# 甲\n\n正文。\n' };

it('reads the table beside the notes into the site', async () => {
  const site = await siteOf({ ...NOTE, 'content/search-synonyms.txt': '# 说明\n帧缓冲、FBO\n' });
  expect(site.synonyms).toEqual([['帧缓冲', 'FBO']]);
  expect(site.problems).toEqual([]);
});

it('is content with a site that has none', async () => {
  const site = await siteOf(NOTE);
  expect(site.synonyms).toBeUndefined();
  expect(site.problems).toEqual([]);
});

it('says where a faulty line is, and uses the rest', async () => {
  const site = await siteOf({ ...NOTE, 'content/search-synonyms.txt': '帧缓冲、FBO\n单例、fbo、singleton\n' });
  expect(site.synonyms).toHaveLength(2);
  expect(site.problems).toMatchObject([
    { severity: 'warning', rule: 'synonym-clash', file: 'content/search-synonyms.txt', line: 2, column: 4 },
  ]);
});

it('says so when the table is not UTF-8', async () => {
  const site = await siteOf({ ...NOTE, 'content/search-synonyms.txt': Buffer.from([0xd6, 0xd0, 0xa1, 0xa2]) });
  expect(site.problems).toMatchObject([{ severity: 'error', rule: 'not-utf8', line: 1 }]);
});
