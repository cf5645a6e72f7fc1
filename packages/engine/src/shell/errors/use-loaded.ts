import { useEffect, useState } from 'react';

export interface Loaded<Value> {
  /** Absent until it is there. */
  value?: Value;
  /** Why it did not come; the console has it, too. */
  error?: unknown;
  retry: () => void;
}

const NOTHING = {};

/** What `load` gives: asked for once, again when `key` changes and on `retry`. An answer to an earlier question is dropped. */
export function useLoaded<Value>(load: (attempt: number) => Promise<Value>, key?: unknown): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Omit<Loaded<Value>, 'retry'>>(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when there is something else to ask for
  useEffect(() => {
    let isCurrent = true;
    setFound(NOTHING);
    load(attempt).then(
      (value) => isCurrent && setFound({ value }),
      (reason) => {
        const error = reason ?? new Error('undefined');
        console.warn(error);
        if (isCurrent) setFound({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return { ...found, retry: () => setAttempt(attempt + 1) };
}
