import { describe, expect, it } from 'vitest';
import { cleanQuery } from './clean-query.ts';
import { parseMemory, withFavourite, without } from './search-memory.ts';

const empty = { recent: [], favourites: [] };

it('forgets a search, favourite or not', () => {
  expect(without({ recent: ['a', 'b'], favourites: ['b'] }, 'b')).toEqual({ recent: ['a'], favourites: [] });
});

it('makes a search a favourite, and no favourite when asked again', () => {
  const once = withFavourite({ recent: ['a'], favourites: ['b'] }, 'a');
  expect(once).toEqual({ recent: ['a'], favourites: ['a', 'b'] });
  expect(withFavourite(once, 'a')).toEqual({ recent: ['a'], favourites: ['b'] });
});

it.each(['{', '[]', 'null', '3', '"text"', '{"recent":{"0":"a"}}', '{"favourites":[1,null,{}]}'])(
  'takes %s in storage for nothing remembered',
  (stored) => expect(parseMemory(stored)).toEqual(empty),
);

describe('cleanQuery', () => {
  it.each([
    ['keeps ordinary queries', ' C++ 100% <b>指针</b> ', 'C++ 100% <b>指针</b>'],
    ['removes control characters', 'a\u0000b\nc', 'a b c'],
    ['takes halves of characters away and leaves whole ones', '\ud83d指\udc00😀', '指 😀'],
    ['leaves right-to-left marks, which a note may hold', '\u202eabc', '\u202eabc'],
  ])('%s', (_title, text, clean) => expect(cleanQuery(text)).toBe(clean));

  it('cuts what is endless, never through a character', () => {
    const clean = cleanQuery(`a${'😀'.repeat(9000)}`);
    expect(clean.length).toBeLessThanOrEqual(512);
    expect(() => encodeURIComponent(clean)).not.toThrow();
  });
});
