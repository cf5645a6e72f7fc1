import katex from 'katex';
import { expect, it } from 'vitest';
import { formulaProblem } from './formula-problem.ts';

const problemOf = (tex: string) => {
  try {
    return katex.renderToString(tex);
  } catch (error) {
    return formulaProblem((error as Error).message);
  }
};

it.each([
  ['\\foo + 1', '不认识命令 \\foo'],
  ['\\frac{1}', '命令的参数没有写完'],
  ['{x', '到结尾也没有“}”'],
  ['\\left( x', '到结尾也没有“\\right”'],
  ['x}', '“}”不能写在这里'],
  ['$', '“$”不能写在这里'],
  ['x^', '“^”后面缺内容'],
  ['\\sqrt', '“\\sqrt”后面缺内容'],
  ['a^2^3', '上标写了两次'],
  ['a_1_2', '下标写了两次'],
  ['\\begin{foo}a\\end{foo}', '没有环境 foo'],
  ['\\begin{matrix}a\\end{pmatrix}', '\\begin{matrix} 由 \\end{pmatrix} 结束'],
  ['\\begin{matrix}a & b', '表格一样的环境没有 \\end'],
  ['a\\over b\\over c', 'KaTeX 的原话：only one infix operator per group'],
])('says of %s what KaTeX says, in Chinese', (tex, said) => {
  expect(problemOf(tex)).toBe(said);
});
