import type { CheckedDoc } from 'study-notes/pipeline/checks/site-paths';
import { expect, it } from 'vitest';
import { NAME, type Term } from '../term.ts';
import { checkGlossary } from './check-glossary.ts';

const term = (name: string, note?: Term['note']): Term => ({
  name,
  line: '一句。',
  aliases: [],
  except: [],
  ...(note && { note }),
  at: { line: 7, column: 1 },
});

/** A note that uses terms, of which only what is checked is there. */
const doc = (file: string, all: string[]) =>
  ({ note: { file }, summary: { ids: ['小结'], facts: { [NAME]: { all, marked: [] } } } }) as unknown as CheckedDoc;

const told = (terms: Term[]) =>
  checkGlossary(terms, [doc('甲/栈.md', ['栈']), doc('甲/队列.md', [])], 'content').map(
    ({ file, line, column, severity, rule, fix }) => `${file}:${line}:${column} ${severity} ${rule} ${fix}`,
  );

it('says which terms no note uses', () => {
  expect(told([term('栈'), term('堆')])).toEqual([
    'content/glossary.yml:7:1 warning glossary-unused 在 aliases 里补上笔记的写法，或删掉它。',
  ]);
});

it('says which notes and headings are not there, and which are near', () => {
  expect(told([term('栈', { file: '甲/栈.md', id: '小结' })])).toEqual([]);
  expect(told([term('栈', { file: '甲/找.md' })])).toEqual([
    'content/glossary.yml:7:1 error glossary-note 最相近的是 甲/栈.md。',
  ]);
  expect(told([term('栈', { file: '甲/栈.md', id: '小节' })])).toEqual([
    'content/glossary.yml:7:1 error glossary-note 最相近的是 小结。',
  ]);
});
