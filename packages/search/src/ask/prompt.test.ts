import { describe, expect, it } from 'vitest';
import { copyableText } from './copyable-text.ts';
import { fittingPassages, questionText } from './prompt.ts';

const passage = (text: string, heading = '节', code = '') => ({ title: '页', heading, url: '/页#节', text, code });

describe('the prompt', () => {
  it('numbers the passages and ends with the question', () => {
    const text = questionText({ question: ' 为什么？ ', passages: [passage('甲'), passage('乙', '')] });
    expect(text).toBe('# 资料\n\n[1] 页 › 节\n甲\n\n[2] 页\n乙\n\n# 问题\n\n为什么？');
  });

  it('gives code as code, in a fence that the code does not end', () => {
    const text = questionText({ question: '？', passages: [passage('甲', '节', 'int* p;\n```\n')] });
    expect(text).toContain('甲\n\n````\nint* p;\n```\n````\n');
  });

  it('fits code after the text it belongs to', () => {
    const [fitted] = fittingPassages([passage('甲乙', '节', 'abcdef')], 5);
    expect(fitted).toMatchObject({ text: '甲乙', code: 'abc…' });
  });

  it('says so when nothing was found, and cuts an endless question', () => {
    const text = questionText({ question: '长'.repeat(10_000), passages: [] });
    expect(text).toContain('没有找到相关段落');
    expect(text.length).toBeLessThan(600);
  });

  it.each([
    [[4, 4, 4], 12, [4, 4, 4]],
    [[4, 4, 4], 9, [4, 4]],
    [[4, 4, 4], 11, [4, 4, 4]],
    [[40], 5, [6]],
    [[4], 0, [1]],
  ])('fits passages of %j characters into %i', (lengths, room, expected) => {
    const passages = lengths.map((length) => passage('字'.repeat(length)));
    expect(fittingPassages(passages, room).map(({ text }) => text.length)).toEqual(expected);
  });

  it('can be taken elsewhere with its sources', () => {
    const text = copyableText({ question: '问', passages: [passage('甲')] }, 'https://a.cn');
    expect(text).toContain('[1] 页 › 节 https://a.cn/%E9%A1%B5#%E8%8A%82');
    expect(text).toContain('笔记里没有找到依据');
  });
});
