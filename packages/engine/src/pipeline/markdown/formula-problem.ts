/** What KaTeX says of a formula that it cannot read, in Chinese. */
import { inChinese, type UsualWords } from './in-chinese.ts';

const USUAL: UsualWords = [
  [/^Undefined control sequence: (.+)$/, '不认识命令 $1'],
  [/^Unexpected end of input in a macro argument.*$/, '命令的参数没有写完'],
  [/^Expected '(.+)', got 'EOF'$/, '到结尾也没有“$1”'],
  [/^Expected 'EOF', got '(.+)'$/, '“$1”不能写在这里'],
  [/^Can't use function '(.+)' in (?:math|text) mode$/, '“$1”不能写在这里'],
  [/^Expected group (?:after|as argument to) '(.+)'$/, '“$1”后面缺内容'],
  [/^Double superscript$/, '上标写了两次'],
  [/^Double subscript$/, '下标写了两次'],
  [/^No such environment: (.+)$/, '没有环境 $1'],
  [/^Mismatch: (.+) matched by (.+)$/, '$1 由 $2 结束'],
  [/^Expected & or .*$/, '表格一样的环境没有 \\end'],
];

/** An error's message of KaTeX in Chinese, without the place, which the problem has. */
export function formulaProblem(message: string): string {
  const words = message.replace(/^KaTeX parse error:\s*/, '').replace(/ at (?:position \d+|end of input): .*$/s, '');
  return inChinese(words, 'KaTeX', USUAL);
}
