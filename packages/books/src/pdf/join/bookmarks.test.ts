import { expect, it } from 'vitest';
import { testBook } from '../../test-book.ts';
import { bookmarksOf } from './bookmarks.ts';

it('has the contents, each chapter’s headings below it, and leads from a group to its first chapter', () => {
  const articles = {
    '/甲/intro': '<h1>导读</h1><h2 id=a>一</h2><h3 id=b>细</h3><h4 id=c>更细</h4><h2 id=d>二</h2>',
    '/甲/一': '<h1>一</h1>',
  };
  const tree = [
    { label: '导读', path: '/甲/intro' },
    { label: '组', items: [{ label: '一', path: '/甲/一' }] },
  ];
  expect(bookmarksOf(testBook(articles, tree))).toEqual([
    {
      title: '导读',
      id: 'c1',
      items: [
        { title: '一', id: 'c1-1', items: [{ title: '细', id: 'c1-2', items: [] }] },
        { title: '二', id: 'c1-4', items: [] },
      ],
    },
    { title: '组', id: 'c2', items: [{ title: '一', id: 'c2', items: [] }] },
  ]);
});
