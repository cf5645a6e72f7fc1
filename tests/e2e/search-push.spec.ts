/** `search:push` against a stand-in for the hosted service. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocSearchRecord } from '../../packages/search/src/docsearch.ts';
import { AlgoliaStandIn, APP_ID, SEARCH_KEY, WRITE_KEY } from '../support/algolia-stand-in.ts';
import { run } from '../support/command.ts';
import { expect, test } from '../support/harness.ts';
import { type SmallSite, smallSite } from '../support/small-site.ts';

const NOTES = {
  'content/甲/指针.md': '# 指针\n\n开头。\n\n## 智能 指针\n\n会自己释放。\n\n```cpp\nstd::unique_ptr<int> p;\n```\n',
  'content/甲/暗.md': '---\nunlisted: true\n---\n# 暗处\n\n不该出现。\n',
  'content/甲/稿.md': '---\ndraft: true\n---\n# 草稿\n\n不该出现。\n',
};

let service: AlgoliaStandIn;
test.beforeEach(async () => {
  service = await new AlgoliaStandIn().start();
});
test.afterEach(() => service.stop());

function site(apiKey = SEARCH_KEY): SmallSite {
  const algolia = { appId: APP_ID, apiKey, indexName: 'notes', hosts: [service.origin] };
  return smallSite(NOTES, {}, { search: { provider: 'algolia', algolia } });
}

const push = ({ arguments: options }: SmallSite, more: string[] = [], env: Record<string, string> = {}) =>
  run(['search:push', ...options.slice(0, 4), ...more], { env });

const titles = () => [...(service.indices.get('notes')?.records.keys() ?? [])];

test('the index is replaced whole, with settings, and only by listed notes', async () => {
  service.indices.set('notes', { records: new Map([['old', {}]]), settings: { hand: 'made' } });
  const { code, output } = await push(site(), [], { ALGOLIA_ADMIN_KEY: WRITE_KEY });
  expect(code, output).toBe(0);
  expect([...service.indices.keys()]).toEqual(['notes']);
  expect(titles().sort()).toEqual(['/甲/intro#0', '/甲/指针#0', '/甲/指针#1']);
  expect(service.indices.get('notes')?.settings).toMatchObject({
    hand: 'made',
    attributeForDistinct: 'url_without_anchor',
    indexLanguages: ['zh'],
  });
  expect(service.violations).toEqual([]);
});

test('requests that are refused for a while are sent again', async () => {
  service.writeFaults = [429, 503];
  const { code, output } = await push(site(), [], { ALGOLIA_ADMIN_KEY: WRITE_KEY });
  expect(code, output).toBe(0);
  expect(titles()).toHaveLength(3);
  expect(output).toContain('秒后再试');
});

test('a push that fails leaves the old index as it was', async () => {
  service.indices.set('notes', { records: new Map([['old', {}]]), settings: {} });
  service.writeFaults = [400];
  const { code, output } = await push(site(), [], { ALGOLIA_ADMIN_KEY: WRITE_KEY });
  expect(code).toBe(2);
  expect(output).toContain('索引 notes 仍是原来的内容');
  expect(output).not.toContain(WRITE_KEY);
  expect([...service.indices.keys()]).toEqual(['notes']);
  expect(titles()).toEqual(['old']);
});

test('without a key, or with a wrong one, nothing is changed', async () => {
  const without = await push(site(), [], { ALGOLIA_ADMIN_KEY: '' });
  expect(without.code).toBe(2);
  expect(without.output).toContain('没有写入用的密钥');
  expect(service.requests).toEqual([]);
  const wrong = await push(site(), [], { ALGOLIA_ADMIN_KEY: SEARCH_KEY.replace('1', '3') });
  expect(wrong.code).toBe(2);
  expect(wrong.output).toContain('密钥不对，或缺少权限');
});

test('a public key that can write is refused: by the service’s word, and by the environment', async () => {
  const asked = await push(site(WRITE_KEY), [], { ALGOLIA_ADMIN_KEY: 'f'.repeat(32) });
  expect(asked.code).toBe(2);
  expect(asked.output).toContain('search.algolia.apiKey 能改写索引（addObject');
  expect(service.requests).toEqual([`GET /1/keys/${WRITE_KEY}`]);
  const same = await push(site(WRITE_KEY), [], { ALGOLIA_ADMIN_KEY: WRITE_KEY });
  expect(same.code).toBe(1);
  expect(same.output).toContain('和环境变量 ALGOLIA_ADMIN_KEY 里的密钥相同');
});

test('a dry run writes the records and asks nobody', async () => {
  const own = site();
  const file = join(own.folder, 'records.json');
  const { code, output } = await push(own, ['--dry-run', file]);
  expect(code, output).toBe(0);
  expect(service.requests).toEqual([]);
  const records = JSON.parse(readFileSync(file, 'utf8')) as DocSearchRecord[];
  expect(records.find(({ anchor }) => anchor)).toMatchObject({
    type: 'content',
    content: '会自己释放。',
    code: 'std::unique_ptr<int> p;',
    hierarchy: { lvl0: '甲', lvl1: '指针', lvl2: '智能 指针' },
    language: 'zh-Hans',
    docusaurus_tag: 'docs-default-current',
  });
});
