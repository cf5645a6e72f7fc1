import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../parse.ts';

it.each([
  ['- [ ] \n甲', '甲 2:1'],
  ['- [x]\n  甲', '甲 2:1'],
  ['- [ ] 甲', '甲 1:7'],
])('the text of %j is where it stands', (source, place) => {
  const found: string[] = [];
  visit(parseMarkdown(source), 'text', ({ value, position }) => {
    found.push(`${value} ${position?.start.line}:${position?.start.column}`);
  });
  expect(found).toEqual([place]);
});
