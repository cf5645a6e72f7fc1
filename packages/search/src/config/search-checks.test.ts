import { completeConfig } from 'study-notes/config/complete';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { secretReason } from './search-checks.ts';
import { searchConfig } from './search-config.ts';

const algolia = { appId: 'AB12', apiKey: '0123456789abcdef0123456789abcdef', indexName: 'notes' };
const complete = (options: object) =>
  completeConfig(
    { title: 'a', url: 'https://a.cn', features: [{ name: 'search', module: '', site: () => {}, options }] },
    [searchConfig],
  );
const lines = (options: object) =>
  complete(options).issues.map(({ rule, path, message, fix }) => `${rule} ${path.join('.')} ${message} ${fix ?? ''}`);

afterEach(() => vi.unstubAllEnvs());

describe('the search section', () => {
  it('fills in defaults', () => {
    const written = { provider: 'algolia', algolia, ask: { endpoint: { url: 'https://m.cn/v1/', model: 'm' } } };
    const { config, issues } = complete(written);
    expect(issues).toEqual([]);
    expect(config.options.search).toEqual({
      provider: 'algolia',
      algolia: { ...algolia, hosts: ['https://ab12-dsn.algolia.net'] },
      ask: { enabled: true, browserModel: true, endpoint: { url: 'https://m.cn/v1', model: 'm', needsKey: false } },
      history: true,
    });
  });

  it('names what is missing', () => {
    expect(lines({ provider: 'algolia', ask: { algolia: { assistantId: 'x' } } })).toMatchInlineSnapshot(`
      [
        "config-search search.provider “search.provider”是 "algolia"，但没有“search.algolia”。 写上 algolia: { appId, apiKey, indexName }。",
        "config-search search.ask.algolia “search.ask.algolia”要用“search.algolia”的应用、密钥和索引，但没有写它。 写上 algolia: { appId, apiKey, indexName }。",
      ]
    `);
  });

  it('takes no key of an answering service', () => {
    expect(
      lines({ ask: { endpoint: { url: 'https://m.cn/v1?key=1', model: 'm', apiKey: 'sk-1' } } }),
    ).toMatchInlineSnapshot(`
      [
        "config-unknown-key search.ask.endpoint.apiKey 不认识的键“search.ask.endpoint.apiKey”。 可用的键：url、model、needsKey。",
        "config-value search.ask.endpoint.url “search.ask.endpoint.url”应为以 https:// 开头的服务地址，例如 https://api.example.com/v1（不含 ?、# 和密码），得到 字符串 "https://m.cn/v1?key=1"。 ",
      ]
    `);
  });

  it('refuses the key that the environment keeps for writing', () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', algolia.apiKey);
    expect(lines({ provider: 'algolia', algolia })).toMatchInlineSnapshot(`
      [
        "config-search search.algolia.apiKey “search.algolia.apiKey”不是只能搜索的密钥：它和环境变量 ALGOLIA_ADMIN_KEY 里的密钥相同。它会随网站公开，任何人都能用它改写或清空索引。 换成控制台“API Keys”里的 Search API Key；如果这个密钥已经公开过，请先在控制台作废它。",
      ]
    `);
  });
});

describe('secretReason', () => {
  it.each(['YOUR_ADMIN_API_KEY', 'my-write-key'])('finds that %s says what it is', (key) => {
    expect(secretReason(key, {})).toMatch(/admin、write/);
  });

  it('accepts a search key, a secured key and one that is in the environment for searching', () => {
    const secured = Buffer.from(`${'a'.repeat(64)}filters=x`).toString('base64');
    expect(secretReason(algolia.apiKey, { ALGOLIA_SEARCH_KEY: algolia.apiKey })).toBeUndefined();
    expect(secretReason(secured, {})).toBeUndefined();
  });
});
