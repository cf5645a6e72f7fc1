import { afterEach, expect, it, vi } from 'vitest';
import { hashTarget, scrollPage } from './scroll.ts';

afterEach(() => vi.unstubAllGlobals());

function stubPage() {
  const heading = { scrollIntoView: vi.fn() };
  const scrolled: unknown[] = [];
  vi.stubGlobal('document', { getElementById: (id: string) => (id === '小节' ? heading : null) });
  vi.stubGlobal('scrollTo', (options: { top: number }) => scrolled.push(options.top));
  return { heading, scrolled };
}

it('finds the target of an encoded hash and ignores a malformed one', () => {
  const { heading } = stubPage();
  expect(hashTarget('#%E5%B0%8F%E8%8A%82')).toBe(heading);
  expect(hashTarget('#%E5%B0%8')).toBeNull();
  expect(hashTarget('')).toBeNull();
});

it('goes to the remembered position before the hash, to the hash before the top', () => {
  const { heading, scrolled } = stubPage();
  scrollPage('#小节', 300);
  scrollPage('', undefined);
  scrollPage('#%', undefined);
  expect(scrolled).toEqual([300, 0, 0]);
  scrollPage('#小节', undefined);
  expect(heading.scrollIntoView).toHaveBeenCalledOnce();
});
