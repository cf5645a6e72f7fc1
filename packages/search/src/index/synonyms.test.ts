import { describe, expect, it } from 'vitest';
import { createAliases } from './aliases.ts';
import { parseSynonyms } from './synonyms.ts';

describe('the table of synonyms', () => {
  it('is one group a line, with comments and empty lines', () => {
    expect(parseSynonyms('# 说明\n\n帧缓冲、FBO\n单例、 singleton 、单件\n')).toEqual({
      groups: [
        ['帧缓冲', 'FBO'],
        ['单例', 'singleton', '单件'],
      ],
      faults: [],
    });
  });

  it('reports a term in two groups at the later place, and keeps the rest of that group', () => {
    const { groups, faults } = parseSynonyms('DFS、深搜\n深度优先、遍历、dfs');
    expect(groups).toEqual([
      ['DFS', '深搜'],
      ['深度优先', '遍历'],
    ]);
    expect(faults).toMatchObject([{ rule: 'synonym-clash', line: 2, column: 9, message: '“dfs”在第 1 行已经有了。' }]);
  });

  it('reports a term alone and an empty place', () => {
    expect(parseSynonyms('孤单').faults).toMatchObject([{ rule: 'synonym-alone', line: 1, column: 1 }]);
    expect(parseSynonyms('甲词、、乙词').faults).toMatchObject([{ rule: 'synonym-empty', line: 1, column: 4 }]);
  });

  it('finds a heading under the other words of a group, by its share of the heading', () => {
    const aliases = createAliases([['帧缓冲', 'FBO']]);
    expect(aliases.of('帧缓冲').get('fbo')).toBeCloseTo(0.8);
    expect(aliases.of('帧缓冲的用途').get('fbo')).toBeCloseTo(0.4);
    expect(aliases.of('深度缓冲').has('fbo')).toBe(false);
  });

  it('takes a Latin word only where it stands alone', () => {
    const aliases = createAliases([['UB', '未定义行为']]);
    expect(aliases.of('UB 是什么').has('未定')).toBe(true);
    expect(aliases.of('Ubuntu').has('未定')).toBe(false);
  });

  it('spells Chinese from each word’s start in full and by first letters', () => {
    const syllables: Record<string, string> = { 智: 'zhi', 能: 'neng', 指: 'zhi', 针: 'zhen' };
    const aliases = createAliases([], (text) => [...text].map((character) => syllables[character] ?? character));
    const terms = aliases.of('智能指针');
    for (const term of ['zhinengzhizhen', 'znzz', 'zhineng', 'zhizhen']) expect([...terms.keys()]).toContain(term);
  });
});
