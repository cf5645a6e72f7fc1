import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeCard } from './schedule.ts';
import { readTransfer, type Transfer, writeTransfer } from './transfer.ts';
import type { Grade, Progress } from './types.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const card = { id: 'a1', path: '/语法/卡片', title: '卡片', text: '问 <b>' };

const own = { id: 'own-1', question: '问 <b>', answer: '答\n二', changed: NOW, path: '/a', title: '甲' };

/** Data made by grading, and an own card. */
function learned(grades: Grade[]): Transfer {
  let before: Progress | undefined;
  const data: Transfer = { progress: [], log: [], own: [own], read: { '/语法/卡片': '2026-11-21' } };
  grades.forEach((grade, index) => {
    const { progress, grading } = gradeCard(before, card, { grade, now: NOW + index * 86_400_000 });
    before = progress;
    data.log.push(grading);
  });
  if (before) data.progress.push(before);
  return data;
}

const text = (changes: object = {}) =>
  JSON.stringify({ ...JSON.parse(writeTransfer(learned([3, 3]), NOW)), ...changes });
const problemOf = (source: string) => {
  const result = readTransfer(source);
  return 'problem' in result ? result.problem : '';
};

describe('a file of progress', () => {
  it('gives back what was written, whatever was graded', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Grade>(1, 2, 3, 4), { maxLength: 60 }), (grades) => {
        const data = learned(grades);
        expect(readTransfer(writeTransfer(data, NOW))).toEqual({ data });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['no JSON', '{', /不是 JSON/],
    ['nothing', '', /不是 JSON/],
    ['another JSON file', '{"a":1}', /不是从这里导出/],
    ['a list', '[]', /不是从这里导出/],
    ['null', 'null', /不是从这里导出/],
    ['a later version', text({ version: 2 }), /版本是 2/],
    ['a missing part', text({ progress: undefined }), /^progress 处是 undefined/],
    ['a grade that does not exist', text({ log: [['a', 1, 5, 0]] }), /^log\.0\.2 处是 5/],
    ['a time in another unit', text({ log: [['a', 1e14, 3, 0]] }), /^log\.0\.1 处是/],
    ['a foreign address', text({ read: [['https://evil.example', '2026-01-01']] }), /^read\.0\.0 处是/],
    ['no day', text({ read: [['/a', 'x']] }), /^read\.0\.1 处是/],
  ])('is refused when it is %s', (_, source, problem) => {
    expect(problemOf(source)).toMatch(problem);
  });

  it('is refused when any field of a card is out of range or of another type', () => {
    const sound = learned([3, 3]).progress[0] as Progress;
    const fields = Object.keys(sound) as (keyof Progress)[];
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.constantFrom(null, -1, 1e300, true, {}, [], undefined),
        (field, value) => {
          const progress = [{ ...sound, [field]: value }];
          expect(problemOf(text({ progress }))).toMatch(new RegExp(`^progress\\.0\\.${field} 处`));
        },
      ),
    );
  });

  it('never throws, whatever it holds', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (source) => readTransfer(source) !== undefined));
  });

  it('carries no foreign fields in', () => {
    const result = readTransfer(text({ extra: 1, __proto__: { evil: 1 } }).replace('{', '{"__proto__":{"evil":1},'));
    expect('data' in result && Object.keys(result.data).sort()).toEqual(['log', 'own', 'progress', 'read']);
    expect(({} as { evil?: number }).evil).toBeUndefined();
  });
});
