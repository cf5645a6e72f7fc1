import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PREFERRED_VERSION_KEY } from '../../shared/constants.ts';
import { readPreferredVersion } from './preferred-version.ts';
import { readStored, writeStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('preferred version', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('is kept when the site has it', () => {
    kept.set(PREFERRED_VERSION_KEY, 'current');
    expect(readPreferredVersion(['current'])).toBe('current');
    expect(kept.has(PREFERRED_VERSION_KEY)).toBe(true);
  });

  it('is removed when the site does not have it', () => {
    kept.set(PREFERRED_VERSION_KEY, '2.x');
    expect(readPreferredVersion(['current'])).toBeNull();
    expect(kept.has(PREFERRED_VERSION_KEY)).toBe(false);
  });
});

it('works without storage, forgets, and says so once', () => {
  vi.stubGlobal('localStorage', undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  writeStored('a', 'b');
  expect(readStored('a')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain('browser storage is not available');
});
