import { describe, expect, it } from 'vitest';
import { initialsOf, namesInText, wordsOfAddress } from './other-names.ts';

describe('names in a text', () => {
  it.each([
    ['动态规划', '动态规划(DP)把问题分开。', ['DP']],
    [
      '强连通分量',
      '强连通分量（Strongly Connected Components，SCC）的定义是',
      ['Strongly Connected Components', 'SCC'],
    ],
    ['二分', '二分查找（英语：binary search），也称折半搜索', ['binary search']],
    ['执行计划管理', '执行计划管理，又称 SPM，是一系列功能。', ['SPM']],
    ['大步小步算法', 'BSGS（baby-step giant-step，大步小步算法）常用于求离散对数。', ['BSGS']],
    ['二分图', '二分图，又称二部图，是一类图。', ['二部图']],
  ])('of %s are found in “%s”', (subject, text, names) => {
    expect(namesInText(subject, text)).toEqual(names);
  });

  it('are no formulas, remarks or sentences', () => {
    for (const text of ['并查集（见下文）', '并查集（$O(n)$）', '并查集（一般不写）', '并查集很快。', '（DSU）']) {
      expect(namesInText('并查集', text)).toEqual([]);
    }
  });

  it('are none of a subject too short to be one', () => {
    expect(namesInText('', '（DP）')).toEqual([]);
    expect(namesInText('图', '图（graph）')).toEqual([]);
  });
});

it('makes an abbreviation of three words and more', () => {
  expect(initialsOf('Strongly Connected Components')).toBe('SCC');
  expect(initialsOf('binary search')).toBe('');
});

describe('an address', () => {
  it('says a Chinese title in English', () => {
    expect(wordsOfAddress('/foreign-key', '外键约束')).toBe('foreign key');
    expect(wordsOfAddress('/graph/topo/', '拓扑排序')).toBe('topo');
  });

  it('says nothing new where it repeats the title or is Chinese', () => {
    expect(wordsOfAddress('/C++/shared_ptr', 'shared_ptr：共享所有权')).toBe('');
    expect(wordsOfAddress('/C++/智能指针', '智能指针')).toBe('');
  });
});
