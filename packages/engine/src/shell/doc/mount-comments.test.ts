import { afterEach, expect, it, vi } from 'vitest';
import { mountComments } from './mount-comments.ts';

afterEach(() => vi.unstubAllGlobals());

/** Where a provider's script is loaded from, on a page of `https://a.cn/笔记/`. */
async function loadedFrom(script: string, attempt: number): Promise<string> {
  const element = { src: '', setAttribute: () => {}, onload: () => {} };
  vi.stubGlobal('location', new URL('https://a.cn/笔记/'));
  vi.stubGlobal('document', { createElement: () => element });
  const slot = { replaceChildren() {}, append: () => element.onload() } as unknown as HTMLElement;
  await mountComments(slot, { provider: 'giscus', script, options: {} }, attempt);
  return element.src;
}

it('loads a script of another host, and one of the site itself', async () => {
  expect(await loadedFrom('https://giscus.app/client.js', 0)).toBe('https://giscus.app/client.js');
  expect(await loadedFrom('/comments/client.js', 0)).toBe('https://a.cn/comments/client.js');
});

it('asks under another address when the last attempt failed', async () => {
  expect(await loadedFrom('/client.js', 2)).toBe('https://a.cn/client.js?retry=2');
});
