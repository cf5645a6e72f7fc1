import { afterEach, expect, it, vi } from 'vitest';
import { mustLoadDocument } from './other-shell.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

it('asks for one full load for each other shell', () => {
  stubStorage();
  expect(mustLoadDocument('a', 'a')).toBe(false);
  expect(mustLoadDocument('b', 'a')).toBe(true);
  expect(mustLoadDocument('b', 'a')).toBe(false);
  expect(mustLoadDocument('c', 'a')).toBe(true);
});

it('asks every time when storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(mustLoadDocument('b', 'a')).toBe(true);
});
