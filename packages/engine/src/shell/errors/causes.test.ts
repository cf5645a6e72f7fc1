import { expect, it } from 'vitest';
import { messageChain, readableCauses } from './causes.ts';

it('lists the messages of all causes, and stops at a circle', () => {
  const inner = new Error('inner');
  expect(messageChain(new Error('outer', { cause: inner }))).toEqual(['outer', 'inner']);
  expect(messageChain('text')).toEqual(['text']);
  inner.cause = inner;
  expect(messageChain(inner)).toHaveLength(10);
});

it('tells readers what is in their language, and nothing that a browser says', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: https://example.org/a.js');
  const error = new Error('ChunkLoadError: Loading chunk zoom failed.（模块“zoom”没有载入）', { cause });
  expect(readableCauses(error)).toEqual([error.message]);
  expect(readableCauses(cause)).toEqual([]);
});
