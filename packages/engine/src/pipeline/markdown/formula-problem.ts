/** What KaTeX says of a formula that it cannot read. */
import { words } from '../../words/compiling.ts';
import { inOurWords, type UsualWords } from './in-our-words.ts';

const usual = (): UsualWords => [
  [/^Undefined control sequence: (.+)$/, words.unknownCommand],
  [/^Unexpected end of input in a macro argument.*$/, words.openArgument],
  [/^Expected '(.+)', got 'EOF'$/, words.noEnd],
  [/^Expected 'EOF', got '(.+)'$/, words.notHere],
  [/^Can't use function '(.+)' in (?:math|text) mode$/, words.notHere],
  [/^Expected group (?:after|as argument to) '(.+)'$/, words.lacksContent],
  [/^Double superscript$/, words.doubleSuperscript],
  [/^Double subscript$/, words.doubleSubscript],
  [/^No such environment: (.+)$/, words.noEnvironment],
  [/^Mismatch: (.+) matched by (.+)$/, words.mismatch],
  [/^Expected & or .*$/, words.openTable],
];

/** An error's message of KaTeX in our words, without the place, which the problem has. */
export function formulaProblem(message: string): string {
  const said = message.replace(/^KaTeX parse error:\s*/, '').replace(/ at (?:position \d+|end of input): .*$/s, '');
  return inOurWords(said, 'KaTeX', usual());
}
