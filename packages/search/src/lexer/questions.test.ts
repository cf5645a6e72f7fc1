import { describe, expect, it } from 'vitest';
import { answeringWords, questionWords, withoutWords } from './questions.ts';

const asked = (query: string) => {
  const words = questionWords(query);
  return [withoutWords(query, words).replaceAll(/\s+/g, ' ').trim(), words.find(({ term }) => term)?.term];
};

describe('a question', () => {
  it.each([
    ['怎么判断图里有没有负环', '判断图里 负环', '?how'],
    ['为什么哈希表会冲突', '哈希表会冲突', '?why'],
    ['什么是左偏树', '左偏树', '?what'],
    ['欧拉回路是什么', '欧拉回路', '?what'],
    ['c和c++有什么区别', 'c和c++', '?difference'],
    ['指针和引用的区别是什么？', '指针和引用 ？', '?difference'],
    ['堆排序稳定吗', '堆排序稳定', undefined],
  ])('%s is about its subject and asks one thing', (query, subject, term) => {
    expect(asked(query)).toEqual([subject, term]);
  });

  it('is none where the word is what is looked for', () => {
    for (const query of ['自定义比较函数', '方法重写', '不同的树', '并查集']) expect(questionWords(query)).toEqual([]);
  });

  it('keeps all places', () => {
    const query = '怎么求最短路';
    expect(withoutWords(query, questionWords(query)).indexOf('最短路')).toBe(query.indexOf('最短路'));
  });
});

it('is answered by headings in other words', () => {
  const term = (heading: string) => answeringWords(heading).map((word) => word.term);
  expect(term('部署步骤')).toEqual(['?how']);
  expect(term('如何部署')).toEqual(['?how']);
  expect(term('不走索引的原因')).toEqual(['?why']);
  expect(term('ticdc 简介')).toEqual(['?what']);
  expect(term('c 与 c++ 的差异')).toEqual(['?difference']);
});
