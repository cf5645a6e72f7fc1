import { describe, expect, it } from 'vitest';
import { listPages, nearestTitles } from './nearest-titles.ts';

const pages = listPages([
  { label: '导读', path: '/编程语言/intro' },
  {
    label: '智能指针',
    path: '/编程语言/C++/智能指针/',
    group: true,
    items: [
      { label: 'unique_ptr：独占所有权', path: '/编程语言/C++/智能指针/unique_ptr' },
      { label: 'shared_ptr：共享所有权', path: '/编程语言/C++/智能指针/shared_ptr' },
    ],
  },
  { label: '别处', href: 'https://example.com' },
]);

describe('nearestTitles', () => {
  it('lists every page of the section and no foreign link', () => {
    expect(pages.map((page) => page.title)).toEqual([
      '导读',
      '智能指针',
      'unique_ptr：独占所有权',
      'shared_ptr：共享所有权',
    ]);
  });

  it('finds the page whose last segment was mistyped', () => {
    expect(nearestTitles(pages, '/编程语言/C++/share_ptr')[0]?.path).toBe('/编程语言/C++/智能指针/shared_ptr');
  });

  it('finds a page by its title', () => {
    expect(nearestTitles(pages, '/编程语言/独占所有权')[0]?.path).toBe('/编程语言/C++/智能指针/unique_ptr');
  });

  it('keeps to the limit', () => {
    expect(nearestTitles(pages, '/编程语言/x', 2)).toHaveLength(2);
  });
});
