import { expect, it } from 'vitest';
import { matchesIn, termPattern } from './find-terms.ts';

const find = (text: string, ...terms: string[]) => {
  const pattern = termPattern(terms);
  return pattern ? matchesIn(text, pattern).map(([start, end]) => text.slice(start, end)) : null;
};

it('finds the longest term where several begin', () => {
  expect(find('智能指针与指针', '指针', '智能指针')).toEqual(['智能指针', '指针']);
});

it('does not mind capitals', () => {
  expect(find('Shared_Ptr', 'shared_ptr')).toEqual(['Shared_Ptr']);
});

it.each(['.*', '[a-z]', '(', 'a+', '\\d', '^$', '{1}', 'a|b', '/x/', '-', 'C++', '100%'])(
  'takes %s for what it says',
  (term) => {
    expect(find(`前 ${term} 后 abc 123`, term)).toEqual([term]);
  },
);

it('finds nothing for no terms or blank ones', () => {
  expect(termPattern([])).toBeNull();
  expect(termPattern(['', '  '])).toBeNull();
});
