import { makeDoc, makeSite } from 'study-notes/emit/test-site';
import type { Doc, LinkReference } from 'study-notes/pipeline/types';
import { expect, it } from 'vitest';
import { linkedOf, linksOf } from './linked.ts';

/** A note that links to paths. */
function noteTo(id: string, paths: string[], changes: Partial<Doc> = {}): Doc {
  const doc = makeDoc(id, id, changes);
  const links = paths.map(
    (path): LinkReference => ({ target: path, path, isFile: true, text: '见', line: 1, column: 1 }),
  );
  return { ...doc, summary: { ...doc.summary, links } };
}

const stepsOf = (docs: Doc[]) => new Map([...linkedOf(linksOf(makeSite(docs)))].map(([{ id }, steps]) => [id, steps]));

it('counts the notes that lead to a page, by doublings and four at most', () => {
  const from = (count: number, to: string) =>
    Array.from({ length: count }, (_, at) => noteTo(`${to}${at}`, [`/${to}`]));
  const docs = [
    ...from(1, 'a'),
    ...from(3, 'b'),
    ...from(40, 'c'),
    makeDoc('a', ''),
    makeDoc('b', ''),
    makeDoc('c', ''),
  ];
  const steps = stepsOf(docs);
  expect(['a', 'b', 'c'].map((id) => steps.get(id))).toEqual([1, 2, 4]);
  expect(steps.has('a0')).toBe(false);
});

it('counts a note once, by any of the page’s addresses, but not the page itself nor notes that lists leave out', () => {
  const page = noteTo('a', ['/a'], { aliases: ['/old'] });
  expect(stepsOf([page])).toEqual(new Map());
  expect(stepsOf([page, noteTo('b', ['/a', '/old', '/a.html', '/none'])]).get('a')).toBe(1);
  expect(stepsOf([page, noteTo('b', ['/a'], { unlisted: true })])).toEqual(new Map());
});
