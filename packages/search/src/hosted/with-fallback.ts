/** Hosted search with the embedded engine as a fallback: the first answer wins. */
import { HOSTED_TIMEOUT } from '../constants.ts';
import type { Answer, Question, SearchEngine } from '../types.ts';
import type { HostedEngine } from './hosted.ts';

/** Pause after a failure or a late answer, ms: a dead or slow host would delay every key, and an overloaded one needs it. */
const COOLDOWN_MS = 10_000;

/** The embedded engine starts when the hosted one fails or keeps silent for `HOSTED_TIMEOUT`. */
export function withFallback(
  hosted: HostedEngine,
  embedded: SearchEngine,
  now = () => performance.now(),
): SearchEngine {
  let cooldownUntil = 0;

  async function search(question: Question, signal?: AbortSignal): Promise<Answer> {
    if (now() < cooldownUntil) return embedded.search(question, signal);
    const stop = follow(signal);
    const first = hosted.search(question, stop.signal);
    const second = failedOrLate(first, HOSTED_TIMEOUT).then(() => {
      if (!stop.signal.aborted) cooldownUntil = now() + COOLDOWN_MS;
      return embedded.search(question, stop.signal);
    });
    try {
      return await Promise.any([first, second]);
    } catch (error) {
      throw error instanceof AggregateError ? error.errors[1] : error;
    } finally {
      stop.abort();
    }
  }

  return {
    warm() {
      hosted.warm();
      embedded.warm();
    },
    search,
    passages: (query, count, signal) => embedded.passages(query, count, signal),
  };
}

/** A controller that aborts with a signal. (`AbortSignal.any` is newer than our oldest browsers.) */
function follow(signal?: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal?.aborted) controller.abort(signal.reason);
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller;
}

/** Fulfils when a promise has failed or has been pending for some ms; never when it was fulfilled in time. */
function failedOrLate(promise: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    promise.catch(() => resolve()).finally(() => clearTimeout(timer));
  });
}
