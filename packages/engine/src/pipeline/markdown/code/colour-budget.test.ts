import { expect, it } from 'vitest';
import { ColourBudget } from './colour-budget.ts';

const lines = (characters: number) => 'int a = 1;\n'.repeat(Math.ceil(characters / 11));

it.each([
  ['one long file', [14_000], [true]],
  ['a file that is too long', [16_500], [false]],
  ['sixty of the usual length', Array<number>(60).fill(2000), Array<boolean>(60).fill(true)],
  ['several long ones', [8000, 8000, 8000, 8000, 2000, 800], [true, true, true, false, true, true]],
])('has room for colours: %s', (_what, lengths, expected) => {
  const budget = new ColourBudget();
  expect(lengths.map((length) => budget.take(lines(length)) === undefined)).toEqual(expected);
});

it('has none for a minified line', () => {
  expect(new ColourBudget().take(`${'a;'.repeat(600)}\n`)).toContain('有一行超过');
});
