import { afterEach, describe, expect, it, vi } from 'vitest';
import { SILENCE_LIMIT } from '../../shared/constants.ts';
import { createQueue } from './queue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose idle moments and answers the test gives. */
function setUp() {
  const loads: string[] = [];
  const answers = new Map<string, { resolve: () => void; reject: () => void }>();
  const idle: (() => void)[] = [];
  let isAllowed = true;
  let mustWait = false;
  const queue = createQueue({
    load: (path, priority) => {
      loads.push(`${path} ${priority}`);
      return new Promise<void>((resolve, reject) => answers.set(path, { resolve, reject }));
    },
    whenIdle: (run) => idle.push(run),
    isAllowed: () => isAllowed,
    mustWait: () => mustWait,
  });
  return {
    queue,
    loads,
    allow: (value: boolean) => {
      isAllowed = value;
    },
    wait: (value: boolean) => {
      mustWait = value;
    },
    answer: async (path: string, how: 'resolve' | 'reject' = 'resolve') => {
      answers.get(path)?.[how]();
      await settled();
    },
    /** Idle moments until none is waited for. */
    rest: () => {
      while (idle.length > 0) idle.shift()?.();
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the queue of pages in view', () => {
  it('waits ten seconds for pages that never answer, then fetches others', async () => {
    vi.useFakeTimers();
    const { queue, loads, rest } = setUp();
    for (const path of ['/a', '/b', '/c']) queue.add(path, () => 0);
    rest();
    await vi.advanceTimersByTimeAsync(SILENCE_LIMIT - 1);
    rest();
    expect(loads).toEqual(['/a low', '/b low']);
    await vi.advanceTimersByTimeAsync(1);
    rest();
    expect(loads).toEqual(['/a low', '/b low', '/c low']);
  });

  it('fetches nothing until the browser is idle', () => {
    const { queue, loads, rest } = setUp();
    queue.add('/a', () => 0);
    expect(loads).toEqual([]);
    rest();
    expect(loads).toEqual(['/a low']);
  });

  it('fetches two at a time, the nearest first, and all in the end', async () => {
    const { queue, loads, rest, answer } = setUp();
    const away: Record<string, number> = { '/far': 300, '/near': 10, '/middle': 50, '/farther': 400 };
    for (const path of Object.keys(away)) queue.add(path, () => away[path] as number);
    rest();
    expect(loads).toEqual(['/near low', '/middle low']);
    // The reader scrolls on: what is nearest is asked when a place is free.
    away['/farther'] = 0;
    await answer('/near', 'reject');
    rest();
    await answer('/middle');
    rest();
    expect(loads.slice(2)).toEqual(['/farther low', '/far low']);
  });

  it('asks for each page once, however often it comes into view and whatever became of it', async () => {
    const { queue, loads, rest, answer } = setUp();
    queue.add('/a', () => 0);
    queue.add('/a', () => 0);
    rest();
    await answer('/a', 'reject');
    queue.add('/a', () => 0);
    queue.urge('/a');
    rest();
    expect(loads).toEqual(['/a low']);
  });

  it('fetches what is urged at once, whatever is under way, and not again in its turn', async () => {
    const { queue, loads, rest, answer } = setUp();
    for (const path of ['/a', '/b', '/c']) queue.add(path, () => 0);
    rest();
    queue.urge('/c');
    expect(loads).toEqual(['/a low', '/b low', '/c high']);
    for (const path of ['/a', '/b', '/c']) await answer(path);
    rest();
    expect(loads).toHaveLength(3);
  });

  it('fetches nothing while it may not, and goes on when it may', () => {
    const { queue, loads, rest, allow } = setUp();
    allow(false);
    queue.add('/a', () => 0);
    queue.urge('/b');
    rest();
    expect(loads).toEqual([]);
    allow(true);
    queue.resume();
    rest();
    expect(loads).toEqual(['/a low']);
  });

  it('lets what is more important go first, but not before what is urged', () => {
    const { queue, loads, rest, wait } = setUp();
    wait(true);
    queue.add('/a', () => 0);
    queue.urge('/b');
    rest();
    expect(loads).toEqual(['/b high']);
    wait(false);
    queue.resume();
    rest();
    expect(loads).toEqual(['/b high', '/a low']);
  });
});
