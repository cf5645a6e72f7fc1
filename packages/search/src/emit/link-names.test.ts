import { expect, it } from 'vitest';
import { linkNames } from './link-names.ts';

const TITLES: Record<string, string> = { hash: '散列', graph: '图的遍历', gc: '垃圾回收' };

/** Names by links `from to text`. */
const namesOf = (...links: string[]) =>
  Object.fromEntries(
    linkNames(
      links.map((link) => {
        const [from = '', to = '', ...text] = link.split(' ');
        return { from, to, text: text.join(' ') };
      }),
      (page) => [TITLES[page] ?? page],
    ),
  );

it('gives a page the names by which others link to it, the most used first', () => {
  expect(namesOf('a hash 哈希表', 'a hash Hash Table', 'b hash ＨＡＳＨ  table')).toEqual({
    hash: ['hash table', '哈希表'],
  });
});

it('takes no name that leads to two pages, that is in the title, or that is a sentence', () => {
  expect(
    namesOf('a hash 这里', 'a graph 这里', 'b graph 遍历', `a gc ${'长'.repeat(31)}`, 'c gc GC', 'c gc x'),
  ).toEqual({
    hash: [],
    graph: [],
    gc: ['gc'],
  });
});

it('takes three names at most', () => {
  expect(namesOf('a gc 回收器', 'a gc 标记清除', 'a gc 可达性', 'a gc 分代', 'b gc 分代').gc).toHaveLength(3);
});
