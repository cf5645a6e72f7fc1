/** The one helper by which long work of our own lets the browser breathe. */
import { SCHEDULER_FRAME } from '../shared/constants.ts';

type Scheduler = { yield?: () => Promise<void> };

/** Lets the browser paint and hear the reader before what comes next. */
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
