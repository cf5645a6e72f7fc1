import { expect, it } from 'vitest';
import { parseGlossary } from './parse-glossary.ts';

/** Faults, one a line. */
const faultsOf = (text: string) =>
  parseGlossary(text).faults.map(({ rule, line, column, message }) => `${line}:${column} ${rule} ${message}`);

it('reads terms with their places', () => {
  const text =
    '# 注\n栈:\n  line: 后进先出。\n  aliases: [stack]\n  except: [客栈]\n  note: 甲/一.md#栈\n队列: { line: 先进先出。 }\n';
  expect(parseGlossary(text)).toEqual({
    terms: [
      {
        name: '栈',
        line: '后进先出。',
        aliases: ['stack'],
        except: ['客栈'],
        note: { file: '甲/一.md', id: '栈' },
        at: { line: 2, column: 1 },
      },
      { name: '队列', line: '先进先出。', aliases: [], except: [], at: { line: 7, column: 1 } },
    ],
    faults: [],
  });
});

it.each(['', '# 只有注释\n', '{}'])('takes %j for no terms', (text) => {
  expect(parseGlossary(text)).toEqual({ terms: [], faults: [] });
});

it('refuses a word that belongs to another term, in whatever case', () => {
  expect(faultsOf('栈: { line: 一。, aliases: [Stack] }\n堆: { line: 二。, aliases: [stack] }')).toEqual([
    '2:1 glossary-twice “stack”已经是术语“栈”了。',
  ]);
});

it('refuses a name that stands twice', () => {
  expect(faultsOf('栈: { line: 一。 }\n栈: { line: 二。 }')[0]).toMatch(/^2:1 glossary-form .*同一个键写了两次/);
});

it.each([
  ['a term without a line', '栈: { aliases: [stack] }', '1:1 glossary-form 术语“栈”的 line 不对。'],
  ['an unknown field', '栈: { line: 一。, lnie: 二。 }', '1:16 glossary-form 术语“栈”的 lnie 不对。'],
  ['a text alone', '栈: 后进先出。', '1:1 glossary-form 术语“栈”的内容不对。'],
  ['a line that is a note', `栈: { line: ${'长'.repeat(101)} }`, '1:6 glossary-form 术语“栈”的 line 不对。'],
  ['a list', '- 栈', '1:1 glossary-form YAML 无法解析：应为“键: 值”的形式。'],
])('refuses %s, and says where', (_what, text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});
