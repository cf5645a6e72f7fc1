import { completeConfig } from 'study-notes/config/complete';
import { foreignHosts } from 'study-notes/config/hosts';
import { contentPolicy } from 'study-notes/emit/csp';
import { headTags } from 'study-notes/emit/head';
import type { PageInput } from 'study-notes/emit/page-input';
import { describe, expect, it } from 'vitest';
import { type SearchInput, searchConfig } from '../config/search-config.ts';
import { search } from '../index.ts';
import { hostedTags } from './hosted-tags.ts';

const input = {
  page: { documentTitle: '栈', title: '栈', component: 'NotFoundPage', breadcrumbs: [] },
  head: {},
} as unknown as PageInput;
const configured = (written: SearchInput) =>
  completeConfig({ title: '笔记', url: 'https://a.cn', features: [search(written)] }, [searchConfig]).config;
const headOf = (written: SearchInput) => {
  const config = configured(written);
  return headTags(input, config, hostedTags(config));
};
const algolia = { appId: 'AB12', apiKey: '0123456789abcdef', indexName: 'notes' };
const connect = (written: SearchInput) =>
  /connect-src ([^;]*)/.exec(
    contentPolicy({ scripts: [''], sheets: [''], hosts: foreignHosts(configured(written), [searchConfig]) }),
  )?.[1];

describe('hosted search in a page', () => {
  it('connects early to its one host and files the page for its crawler', () => {
    const html = headOf({ provider: 'algolia', algolia });
    expect(html).toContain('<link rel="preconnect" href="https://ab12-dsn.algolia.net" crossorigin="">');
    expect(html).toContain('<meta name="docsearch:language" content="zh-Hans">');
    expect(html).toContain('<meta name="docsearch:version" content="current">');
    expect(html).toContain('<meta name="docsearch:docusaurus_tag" content="docs-default-current">');
  });

  it('leaves no trace while search is embedded', () => {
    expect(headOf({ algolia })).not.toMatch(/docsearch|preconnect/);
  });
});

describe('the policy', () => {
  it.each([
    ['nothing for embedded search', {}, "'self'"],
    ['nothing for a service that is described and not chosen', { algolia }, "'self'"],
    ['the one host of hosted search', { provider: 'algolia', algolia }, "'self' https://ab12-dsn.algolia.net"],
    [
      'hosts of one’s own instead',
      { provider: 'algolia', algolia: { ...algolia, hosts: ['https://s.cn'] } },
      "'self' https://s.cn",
    ],
    [
      'the host of an answering service',
      { ask: { endpoint: { url: 'https://m.cn:8080/v1', model: 'm' } } },
      "'self' https://m.cn:8080",
    ],
    [
      'the host of the assistant',
      { algolia, ask: { algolia: { assistantId: 'x' } } },
      "'self' https://askai.algolia.com",
    ],
    [
      'nothing for a switched-off ask mode',
      { ask: { enabled: false, endpoint: { url: 'https://m.cn/v1', model: 'm' } } },
      "'self'",
    ],
  ] satisfies [string, SearchInput, string][])('opens %s', (_name, written, expected) => {
    expect(connect(written)).toBe(expected);
  });
});
