import { expect, it } from 'vitest';
import type { SidebarNode } from '../shared/page.ts';
import { entriesAround, entryList } from './generated-index.ts';

const TREE: SidebarNode[] = [
  { label: '甲', path: '/a' },
  {
    ...{ label: '组', path: '/g/', group: true },
    items: [
      { label: '乙', path: '/g/b' },
      { label: '内', group: true, items: [{ label: '丙', path: '/g/n/c' }] },
    ],
  },
];

it.each([
  ['/g/', ['乙', '内']],
  ['/g/b', ['内']],
  ['/g/n/c', []],
  ['/a', ['组']],
  ['/nowhere', ['甲', '组']],
])('around %s are the entries of its group', (path, labels) => {
  expect(entriesAround(path, TREE).map(({ title }) => title)).toEqual(labels);
});

it('links those that have a page', () => {
  expect(entryList(entriesAround('/g/', TREE), '/x/')).toBe(
    '<ul class="index"><li><a href="/x/g/b">乙</a></li><li>内</li></ul>',
  );
});
