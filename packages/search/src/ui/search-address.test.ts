import type { ShellConfig } from 'study-notes/shared/site';
import { expect, it } from 'vitest';
import { searchAddress, sidebarsIn } from './search-address.ts';

const site = { baseUrl: '/笔记/', sidebars: [{ id: 'a' }, { id: 'b' }] } as ShellConfig;

it.each(['指针', 'C++', '100%', 'a&b=c#d', '<b>', '"\'', '  ', '\u202e'])('carries %s there and back', (query) => {
  const url = new URL(searchAddress(site, query, ['b']), 'https://a.cn');
  expect(decodeURIComponent(url.pathname)).toBe('/笔记/search');
  expect(url.searchParams.get('q')).toBe(query);
  expect(sidebarsIn(site, url.search)).toEqual(['b']);
});

it('is where the page stands when a note has its address', () => {
  expect(searchAddress({ ...site, baseUrl: '/', moved: { '/search': '/search-1' } }, '', [])).toBe('/search-1');
});

it('says nothing of what is not limited', () => {
  expect(new URL(searchAddress(site, '', []), 'https://a.cn').search).toBe('');
});

it('takes only sidebars that the site has', () => {
  expect(sidebarsIn(site, '?in=b,nothing,a,__proto__')).toEqual(['a', 'b']);
  expect(sidebarsIn(site, '')).toEqual([]);
});
