import { expect, it } from 'vitest';
import { countLazyLines } from './lazy-lines.ts';

it.each([
  ['lines after an item', ['- a', 'b', '  c', '- d', 'e'], [0, 1, 2, 0, 1]],
  ['lines after a quote and a footnote', ['> a', 'b', '[^a]: c', 'd'], [0, 1, 0, 1]],
  ['none after an empty line or another block', ['- a', '', 'b', '- a', '# b', 'c'], [0, 0, 0, 0, 0, 0]],
  ['none in code', ['- a', '```yaml', '- b', 'c', '```', 'd'], [0, 0, 0, 0, 0, 0]],
  ['none in the code of an item', ['- ```', 'a', '  ```', '- b', 'c'], [0, 0, 0, 0, 1]],
  ['none in a paragraph', ['a', '-b', 'c'], [0, 0, 0]],
])('counts %s', (_what, lines, expected) => {
  expect(lines.map(countLazyLines())).toEqual(expected);
});
