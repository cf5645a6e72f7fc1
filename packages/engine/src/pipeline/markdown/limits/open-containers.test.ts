import { expect, it } from 'vitest';
import { countOpenContainers } from './open-containers.ts';

it.each([
  ['boxes one after the other', [':::note', 'a', ':::', ':::tip', ':::'], [1, 1, 0, 1, 0]],
  ['a box in a box', ['::::note', ':::tip', ':::', '::::'], [1, 2, 1, 0]],
  ['boxes that are never ended', [':::note', ':::note', ':::note'], [1, 2, 3]],
  ['an outer end that takes the inner along', ['::::note', ':::tip', '::::'], [1, 2, 0]],
  ['an end without a beginning', [':::', 'a'], [0, 0]],
  ['boxes in a quote and in a list', ['> :::note', '> :::', '- :::tip', '  :::'], [1, 0, 1, 0]],
  ['colons that name nothing', [':::{a=1}', '::: 1', '::note'], [0, 0, 0]],
  ['a box in code', ['```md', ':::note', '````', ':::note'], [0, 0, 0, 1]],
])('counts %s', (_what, lines, expected) => {
  const count = countOpenContainers();
  expect(lines.map(count)).toEqual(expected);
});
