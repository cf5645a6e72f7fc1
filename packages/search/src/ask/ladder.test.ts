import { expect, it } from 'vitest';
import type { AskConfig, HostedSearch } from '../options.ts';
import { chooseAnswerer } from './ladder.ts';

const algolia: HostedSearch = { appId: 'A', apiKey: 'k', indexName: 'n', hosts: ['https://a.example'] };
const everything: AskConfig = {
  enabled: true,
  browserModel: true,
  algolia: { assistantId: 'x', host: 'https://askai.example' },
  endpoint: { url: 'https://m.example/v1', model: 'm', needsKey: false },
};
const { algolia: _first, ...withoutAlgolia } = everything;
const { endpoint: _second, ...nobody } = withoutAlgolia;
const chosen = (ask: AskConfig) => chooseAnswerer({ ask, algolia }, () => null)?.kind ?? null;

it('the first service that is configured answers', () => {
  expect(chosen(everything)).toBe('algolia');
  expect(chosen(withoutAlgolia)).toBe('endpoint');
  expect(chosen(nobody)).toBeNull();
});
