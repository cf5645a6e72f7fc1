/** The prefetch queue: two pages at a time, the nearest first, whenever the browser is idle, each once. */
import { withinSilence } from '../navigation/patient-fetch.ts';

/** Concurrent fetches of links in view; more would only slow each other down. */
const AT_ONCE = 2;

interface QueueInput {
  load: (path: string, priority: RequestPriority) => Promise<unknown>;
  whenIdle: (run: () => void) => void;
  /** Whether the reader's line may carry what was not asked for. */
  isAllowed: () => boolean;
  /** Whether something more important is loading: then only urgent pages are fetched. */
  mustWait: () => boolean;
}

export interface PrefetchQueue {
  /** Queues a page that came into view; its `distance` from the middle of the view is measured when its turn comes. */
  add: (path: string, distance: () => number) => void;
  /** Fetches a page at once. */
  urge: (path: string) => void;
  /** Continues after a wait. */
  resume: () => void;
}

/** Makes a queue. A page that failed is not asked for again: it may be an alias or a dead link. */
export function createQueue({ load, whenIdle, isAllowed, mustWait }: QueueInput): PrefetchQueue {
  const seen = new Set<string>();
  const waiting = new Map<string, () => number>();
  let running = 0;
  let isDue = false;
  const mayBegin = () => running < AT_ONCE && waiting.size > 0 && isAllowed() && !mustWait();

  const fetchNearest = () => {
    isDue = false;
    const path = mayBegin() ? nearest(waiting) : undefined;
    if (path === undefined) return;
    waiting.delete(path);
    running++;
    const done = () => {
      running--;
      resume();
    };
    // Two fetches that never answer would block the queue.
    withinSilence(load(path, 'low')).then(done, done);
    resume();
  };

  const resume = () => {
    if (isDue || !mayBegin()) return;
    isDue = true;
    whenIdle(fetchNearest);
  };

  return {
    add(path, distance) {
      if (seen.has(path)) return;
      seen.add(path);
      waiting.set(path, distance);
      resume();
    },
    urge(path) {
      if ((seen.has(path) && !waiting.delete(path)) || !isAllowed()) return;
      seen.add(path);
      load(path, 'high').catch(() => {});
    },
    resume,
  };
}

function nearest(waiting: Map<string, () => number>): string | undefined {
  let found: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [path, distance] of waiting) {
    const away = distance();
    if (found !== undefined && away >= least) continue;
    found = path;
    least = away;
  }
  return found;
}
