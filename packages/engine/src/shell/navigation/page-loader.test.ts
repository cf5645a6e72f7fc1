import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PAGE_CACHE_LIMIT, SILENCE_LIMIT } from '../../shared/constants.ts';
import { createPageLoader } from './page-loader.ts';

const page = (path: string) => ({ path, article: '<p>', shell: 's', toc: [], styles: [] });

/** A server that answers each request by the next function, the last one for ever. */
function server(...answers: ((path: string) => unknown)[]) {
  const asked: string[] = [];
  const get = async (address: RequestInfo | URL) => {
    asked.push(String(address));
    const answer = answers[Math.min(asked.length, answers.length) - 1] as (path: string) => unknown;
    const body = answer(
      decodeURIComponent(String(address))
        .replace(/^.*\/data/, '')
        .replace('.json', ''),
    );
    if (typeof body === 'number') return new Response('', { status: body });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body));
  };
  return { asked, get: get as typeof fetch };
}

describe('page loader', () => {
  it('asks for the encoded address of the page data, once for prefetch and navigation', async () => {
    const { asked, get } = server(page);
    const loader = createPageLoader({ base: '/笔记/', get });
    await Promise.all([loader.load('/C++/x'), loader.load('/C++/x')]);
    expect(asked).toEqual(['/%E7%AC%94%E8%AE%B0/data/C++/x.json']);
  });

  it('tries once more after a failure', async () => {
    const { asked, get } = server(() => 500, page);
    expect((await createPageLoader({ base: '/', get }).load('/a')).path).toBe('/a');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['an error', () => 500],
    ['garbage', () => '<!doctype html>'],
    ['data of another page', () => page('/b')],
    ['null', () => null],
    ['half a page', () => ({ path: '/a' })],
  ])('rejects when the server answers with %s, and asks again next time', async (_, answer) => {
    const { asked, get } = server(answer, answer, page);
    const loader = createPageLoader({ base: '/', get });
    await expect(loader.load('/a')).rejects.toThrow();
    expect(loader.has('/a')).toBe(false);
    await expect(loader.load('/a')).resolves.toMatchObject({ path: '/a' });
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['/a', '/a/'],
    ['/a/', '/a'],
  ])('gives the page that exists where a link names it without knowing of its slash: %s', async (path, exists) => {
    const { asked, get } = server(
      () => 404,
      () => page(exists),
    );
    expect(await createPageLoader({ base: '/', get }).load(path)).toMatchObject({ path: exists });
    expect(asked).toHaveLength(2);
  });

  it('gives up at once when no byte comes, since a second try would take as long', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const get = vi.fn(
      (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    );
    const given = expect(createPageLoader({ base: '/', get: get as typeof fetch }).load('/a')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(SILENCE_LIMIT);
    await given;
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('keeps the pages used last', async () => {
    const loader = createPageLoader({ base: '/', get: server(page).get });
    await loader.load('/first');
    await loader.load('/second');
    for (let i = 2; i < PAGE_CACHE_LIMIT; i++) await loader.load(`/p${i}`);
    await loader.load('/first');
    await loader.load('/one-more');
    expect(loader.has('/first')).toBe(true);
    expect(loader.has('/second')).toBe(false);
  });
});
