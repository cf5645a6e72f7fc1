import { expect, it } from 'vitest';
import { attemptAddress } from './import-again.ts';

it.each([
  ['/assets/a.js', 0, '/assets/a.js'],
  ['/assets/a.js', 1, '/assets/a.js?retry=1'],
  ['/assets/a.js', 2, '/assets/a.js?retry=2'],
  ['https://comments.example/a.js?v=3', 1, 'https://comments.example/a.js?v=3&retry=1'],
])('asks for %s, attempt %i, at %s', (address, attempt, asked) => expect(attemptAddress(address, attempt)).toBe(asked));
