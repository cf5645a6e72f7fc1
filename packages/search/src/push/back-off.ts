/** Retries temporary failures: too many requests, server errors, no connection. */

/** Waits before each further attempt, in ms; with the client's own attempts inside each. */
const WAITS = [500, 1_000, 2_000, 4_000, 8_000];

export interface BackOff {
  /** Called before each wait, with its ms. */
  onRetry: (error: unknown, ms: number) => void;
  /** Waits; replaced in tests. */
  wait?: (ms: number) => Promise<void>;
}

/** The call's result, or its last error once all attempts are spent or the error is not of that kind. */
export async function withBackOff<T>(call: () => Promise<T>, { onRetry, wait = sleep }: BackOff): Promise<T> {
  for (const ms of WAITS) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw error;
      onRetry(error, ms);
      await wait(ms);
    }
  }
  return call();
}

/** Whether an error may go away by itself: the client's errors carry a status, those without one never reached the service. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { status } = error as { status?: number };
  if (status === undefined) return error.name === 'RetryError';
  return status === 429 || status >= 500;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
