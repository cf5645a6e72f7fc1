/** Lets long tasks yield to the browser. */
import { SCHEDULER_FRAME } from '../shared/constants.ts';

type Scheduler = { yield?: () => Promise<void> };

/** Yields, so that the browser can paint and handle input. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}

/** Makes a function to await between pieces of work: it pauses when the last pause is 5 ms ago, else goes on at once. */
export function yieldEvery5ms(now: () => number = () => performance.now(), rest = pause): () => Promise<void> {
  let start = now();
  return async () => {
    if (now() - start < SCHEDULER_FRAME) return;
    await rest();
    start = now();
  };
}
