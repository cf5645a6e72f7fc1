import { describe, expect, it } from 'vitest';
import type { Problem } from '../shared/problem.ts';
import { countText, formatProblem, formatProblems, problemsJson, sortProblems, summarizeProblems } from './problems.ts';

const problem = (over: Partial<Problem>): Problem => ({
  severity: 'error',
  rule: 'dead-link',
  file: 'content/a.md',
  line: 41,
  column: 3,
  message: '没有地址为“/os/tlb/”的页面（链接文字“快表”）。',
  fix: '是不是要写“/os/tlb-miss/”？',
  ...over,
});

describe('problems', () => {
  it('stand as place and rule, what is wrong, how to fix it', () => {
    expect(formatProblem(problem({}))).toMatchInlineSnapshot(`
      "错误  content/a.md:41:3  dead-link
            没有地址为“/os/tlb/”的页面（链接文字“快表”）。
      改法  是不是要写“/os/tlb-miss/”？"
    `);
  });

  it('are sorted by file and place, shown once, counted', () => {
    const list = [
      problem({ file: 'content/b.md' }),
      problem({ line: 5 }),
      problem({ line: 5 }),
      problem({ severity: 'warning' }),
    ];
    expect(sortProblems(list).map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/a.md:5',
      'content/a.md:41',
      'content/b.md:41',
    ]);
    expect(formatProblems(list, {}).split('\n').at(-1)).toBe('2 个错误，1 个警告');
    expect(countText({ errors: 0, warnings: 0, infos: 0 })).toBe('没有问题');
  });

  it('cannot steer the terminal by what they quote', () => {
    const quoted = '\u001b]0;新标题\u0007\u001b[2J\r\u009b31m\u007f';
    const text = formatProblem(problem({ file: `content/${quoted}`, message: `一\n\t二${quoted}`, fix: quoted }));
    expect(text).not.toMatch(/(?!\n|\t)\p{Cc}/u);
    expect(text).toContain('一\n      \t二␛]0;新标题␇␛[2J␍�31m␡');
  });

  it('of one rule are listed up to five, counted by rule when there are more, the largest rule first', () => {
    const many = Array.from({ length: 7 }, (_, line) => problem({ line: line + 1, severity: 'warning' }));
    const other = problem({ rule: 'empty-file', severity: 'info' });
    expect(summarizeProblems(many.slice(0, 5), 'cache/problems.txt', {})).toBeUndefined();
    const summary = summarizeProblems([other, ...many], 'cache/problems.txt', {}) ?? '';
    expect(summary.match(/:\d+:3 {2}dead-link\n/g)).toHaveLength(5);
    expect(summary.split('\n\n').slice(-3)).toEqual([
      '每条规则只列出前五处，全部在这里：\n  cache/problems.txt',
      '       7  警告  dead-link\n       1  说明  empty-file',
      '7 个警告，1 个说明',
    ]);
  });

  it('are coloured on a terminal only', () => {
    const character = String.fromCharCode(27);
    expect(formatProblems([problem({})], {})).not.toContain(character);
    expect(formatProblem(problem({}), true)).toContain(character);
  });

  it('are plain data for tools', () => {
    expect(JSON.parse(problemsJson([problem({})]))).toMatchObject({
      errors: 1,
      warnings: 0,
      problems: [{ rule: 'dead-link' }],
    });
  });
});
