/** The best sections for a question, looked up again when it changes. */
import { useEffect, useState } from 'react';
import type { Passage, SearchEngine } from '../types.ts';

/** Sections shown in full. */
const SHOWN = 5;
/** Debounce of a question being typed, ms: whole sections are expensive to load and render. */
const DEBOUNCE_MS = 150;

interface Found {
  question: string;
  passages: Passage[];
  error?: unknown;
}

interface Asked extends Found {
  retry: () => void;
}

/** Sections of the last question that was looked up; null before the first. */
export function usePassages(engine: SearchEngine, question: string, isWanted: boolean): Asked | null {
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!isWanted || question === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      engine.passages(question, SHOWN, controller.signal).then(
        (passages) => setFound({ question, passages }),
        (error) => controller.signal.aborted || setFound({ question, passages: [], error }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [engine, question, isWanted, attempt]);
  return found && { ...found, retry: () => setAttempt(attempt + 1) };
}
