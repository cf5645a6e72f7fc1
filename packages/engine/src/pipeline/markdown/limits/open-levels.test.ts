import { expect, it } from 'vitest';
import { countOpenLevels } from './open-levels.ts';

it.each([
  ['items one after the other', ['- a', '- b', '9. c', '10. d'], [1, 1, 1, 1]],
  ['items under items', ['- a', '  - b', '    1. c', '- d'], [1, 2, 3, 1]],
  ['several in one line', ['- > - a', '      - b', '- c'], [3, 4, 1]],
  ['quotes', ['> > a', '> - b', '- c'], [2, 2, 1]],
  ['items in a quote', ['> - a', '>   - b'], [2, 3]],
  ['footnotes', ['[^a]: [^b]: c'], [2]],
  ['empty items', ['-', '  -'], [1, 2]],
  ['code far to the right', ['- a', `${' '.repeat(300)}- b`], [1, 2]],
  ['what is no mark', ['-a', '1.5', '[a]: b', '  a'], [0, 0, 0, 0]],
])('counts %s', (_what, lines, expected) => {
  const count = countOpenLevels(30);
  expect(lines.map(count)).toEqual(expected);
});

it('counts no further than one too many', () => {
  expect(countOpenLevels(30)('> '.repeat(100_000))).toBe(31);
});
