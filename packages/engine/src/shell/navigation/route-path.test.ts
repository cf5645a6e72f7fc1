import { expect, it } from 'vitest';
import { PATH_CACHE_LIMIT } from '../../shared/constants.ts';
import { parsedCount, parsePath } from './route-path.ts';

it.each([
  ['/', '/%e7%bc%96/C++/', '/编/C++/'],
  ['/', '/a%2Bb', '/a+b'],
  ['/', '/a/index.html', '/a/'],
  ['/', '/e%CC%81', '/é'],
  ['/', '/%', null],
  ['/笔记/', '/%E7%AC%94%E8%AE%B0/a', '/a'],
  ['/笔记/', '/a', null],
])('reads, below %s, the pathname %s as %s', (base, pathname, path) => {
  expect(parsePath(base, pathname)).toBe(path);
});

it('remembers at most the specified number of paths', () => {
  for (let i = 0; i < PATH_CACHE_LIMIT + 5; i++) parsePath('/', `/p${i}`);
  expect(parsedCount()).toBe(PATH_CACHE_LIMIT);
});
