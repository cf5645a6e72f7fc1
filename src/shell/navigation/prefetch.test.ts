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

  it('loads two links in view per page, each once', () => {
    const loads: string[] = [];
    const queue = createQueue(
      async (path) => loads.push(path),
      (run) => run(),
    );
    for (const path of ['/a', '/a', '/b', '/c']) queue.add(path);
    expect(loads).toEqual(['/a', '/b']);
    queue.reset();
    for (const path of ['/a', '/c', '/d', '/e']) queue.add(path);
    expect(loads).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('goes on after a failure', async () => {
    const asked: string[] = [];
    const load = async (path: string) => {
      asked.push(path);
      throw new Error(path);
    };
    const queue = createQueue(load, (run) => run());
    for (const path of ['/a', '/b']) queue.add(path);
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toEqual(['/a', '/b']);
  });
});
