import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageInputs } from 'study-notes/emit/page-data';
import { makeDoc, makeSite } from 'study-notes/emit/test-site';
import type { Site } from 'study-notes/pipeline/types';
import { expect, it } from 'vitest';
import { booksSite } from './books-site.ts';

const FRAME = { shell: 's', mathStyle: '', pageChunks: {}, bundles: {} };
const docs = [makeDoc('CS知识/intro', '导读'), makeDoc('CS知识/乙', '乙')];

/** What stands below each page of a site, by path. */
function below(site: Site): Record<string, string | undefined> {
  return Object.fromEntries(pageInputs(site, FRAME, [booksSite]).map(({ page }) => [page.path, page.below]));
}

it('offers a book on its section’s first page alone, with size and date', () => {
  const absolute = join(mkdtempSync(join(tmpdir(), 'books-')), 'a.pdf');
  writeFileSync(absolute, Buffer.alloc(1_234_567));
  utimesSync(absolute, new Date('2026-11-29'), new Date('2026-11-29'));
  const site = { ...makeSite(docs), statics: [{ file: 'books/CS知识.pdf', absolute }] };
  const html = below(site)['/CS知识/intro'];
  expect(html).toContain('href=/笔记/books/CS知识.pdf download>PDF</a> 1.2 MB，');
  expect(html).toContain('2026-11-29</time>');
  expect(below(site)['/CS知识/乙']).toBeUndefined();
});

it('offers nothing where there is no book', () => {
  expect(Object.values(below(makeSite(docs))).filter(Boolean)).toEqual([]);
});
