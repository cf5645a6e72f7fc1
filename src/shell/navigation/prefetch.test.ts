import { describe, expect, it } from 'vitest';
import { createQueue, mayPrefetch } from './prefetch.ts';

const line = { saveData: false, effectiveType: '4g', downlink: 1, rtt: 300 };

describe('prefetch', () => {
  it('is skipped with data-saver and on 2g', () => {
    expect(mayPrefetch(undefined)).toBe(true);
    expect(mayPrefetch(line)).toBe(true);
    expect(mayPrefetch({ ...line, saveData: true })).toBe(false);
    expect(mayPrefetch({ ...line, effectiveType: '2g' })).toBe(false);
    expect(mayPrefetch({ ...line, effectiveType: 'slow-2g' })).toBe(false);
  });

  it('loads at most three pages at a time, each once, and a handful per page', async () => {
    const loads: { path: string; end: () => void }[] = [];
    const load = (path: string) => new Promise<void>((end) => loads.push({ path, end }));
    const queue = createQueue(load, (run) => run());
    for (const path of ['/a', '/b', '/a', '/c', '/d', '/e', '/f']) queue.add(path);
    expect(loads.map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
    for (let i = 0; i < loads.length; i++) {
      loads[i]?.end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(loads.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d']);
    queue.reset();
    for (const path of ['/a', '/f']) queue.add(path);
    expect(loads.at(-1)?.path).toBe('/f');
    expect(loads).toHaveLength(5);
  });

  it('goes on after a failure', async () => {
    const asked: string[] = [];
    const load = async (path: string) => {
      asked.push(path);
      throw new Error(path);
    };
    const queue = createQueue(load, (run) => run());
    for (const path of ['/a', '/b', '/c', '/d']) queue.add(path);
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toEqual(['/a', '/b', '/c', '/d']);
  });
});
