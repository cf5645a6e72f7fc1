/** The search over the real notes, by the engine that readers' workers run. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile } from '../../packages/engine/src/shared/paths.ts';
import { createEngine } from '../../packages/search/src/query/engine.ts';
import { Gone } from '../../packages/search/src/query/store.ts';
import type { Span } from '../../packages/search/src/types.ts';
import { expect, test } from '../support/harness.ts';
import { docPaths } from '../support/model.ts';
import { outputOf } from '../support/sites.ts';

test.use({ siteName: 'real' });

const fetchFile = async (path: string) => {
  const file = join(outputOf('real'), path);
  if (!existsSync(file)) throw new Gone(path);
  return new Uint8Array(readFileSync(file));
};

const textOf = (spans: Span[] = []) => spans.map(({ text }) => text).join('');

test('every note is found first by its title, or another of the same title', async ({ site }) => {
  test.setTimeout(600_000);
  const engine = createEngine({ baseUrl: '/', fetchFile });
  const missed: Record<string, string> = {};
  for (const path of docPaths('real')) {
    const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(site.file(documentFile(path))) ?? [];
    const query = title
      .replace(/<[^>]+>/g, '')
      .replace(/&amp;/g, '&')
      .replace(/&lt;/g, '<');
    const { pages } = await engine.search({ query, limit: 1 });
    if (textOf(pages[0]?.title) !== query) missed[path] = `“${query}” finds ${pages[0]?.path}`;
  }
  expect(missed).toEqual({});
});
