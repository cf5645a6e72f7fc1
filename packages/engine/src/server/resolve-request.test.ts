import { describe, expect, it } from 'vitest';
import { resolveRequest } from './resolve-request.ts';

const files = new Set([
  'index.html',
  '404.html',
  'search.html',
  '编程/C++ 入门.html',
  '编程/C++/index.html',
  'sitemap.xml',
  'é.html',
]);
const resolve = (address: string, base = '/') => resolveRequest(address, base, (file) => files.has(file));
const found = (file: string) => ({ file });

describe('an address', () => {
  it.each([
    ['/', 'index.html'],
    ['/search', 'search.html'],
    ['/sitemap.xml', 'sitemap.xml'],
    // Chinese raw and escaped, either case of escapes, space, plus as itself and as %2B
    ['/编程/C++ 入门', '编程/C++ 入门.html'],
    [encodeURI('/编程/C++ 入门'), '编程/C++ 入门.html'],
    [encodeURI('/编程/C++ 入门').toLowerCase().replace('c++', 'C%2b%2B'), '编程/C++ 入门.html'],
    ['/编程/C++/', '编程/C++/index.html'],
    // NFD
    ['/e%CC%81', 'é.html'],
    // file endings
    ['/search.html', 'search.html'],
    ['/编程/C++/index.html', '编程/C++/index.html'],
  ])('%s opens %s', (address, file) => {
    expect(resolve(address)).toEqual(found(file));
  });

  it('of a folder without its slash, or of a page with one, is sent to the right one', () => {
    expect(resolve('/编程/C++')).toEqual({ redirect: '/%E7%BC%96%E7%A8%8B/C++/' });
    expect(resolve('/search/')).toEqual({ redirect: '/search' });
  });

  it.each([
    ['/编程/C++.html', '/%E7%BC%96%E7%A8%8B/C++/'],
    ['/search/index.html', '/search'],
    ['/编程/C++ 入门/index.html', '/%E7%BC%96%E7%A8%8B/C++%20%E5%85%A5%E9%97%A8'],
  ])('%s, which no file has, is sent to the page it means', (address, redirect) => {
    expect(resolve(address)).toEqual({ redirect });
  });

  it.each([
    '/%E7%',
    '/没有',
    '/../package.json',
    '/%2e%2e/x',
    '/a%00',
    '/编程/',
    '//编程/C++',
    '/没有.html',
    '/search/x/index.html',
  ])('%s is not found', (address) => {
    expect(resolve(address)).toEqual({ notFound: true });
  });

  it('lies below the base', () => {
    const base = '/笔记/';
    expect(resolve('/%E7%AC%94%E8%AE%B0/search', base)).toEqual(found('search.html'));
    expect(resolve('/%E7%AC%94%E8%AE%B0', base)).toEqual({ redirect: '/%E7%AC%94%E8%AE%B0/' });
    expect(resolve('/', base)).toEqual({ redirect: '/%E7%AC%94%E8%AE%B0/' });
    expect(resolve('/search', base)).toEqual({ notFound: true });
  });
});
