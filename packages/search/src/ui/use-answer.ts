/** Asks the engine whenever the question changes; late answers to earlier questions are dropped. */
import { useEffect, useState } from 'react';
import { LOADING_DELAY } from 'study-notes/shared/constants';
import type { Answer, Question, SearchEngine } from '../types.ts';

export interface Asked {
  /** The newest answer, which stays while the next is under way. */
  answer: Answer | null;
  /** Whether that is the answer to the question as it is now. */
  isCurrent: boolean;
  error: unknown;
  /** The answer takes longer than 200 ms. */
  isSlow: boolean;
  retry: () => void;
}

interface State {
  key: string;
  answer: Answer | null;
  error: unknown;
}

const NOTHING: State = { key: '', answer: null, error: null };

/** The answer to a question; none to an empty query. */
export function useAnswer(engine: SearchEngine, { query, sidebars = [], limit, sectionsPerPage }: Question): Asked {
  const [state, setState] = useState(NOTHING);
  const [isSlow, setSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const filter = sidebars.join();
  const key = `${attempt} ${filter} ${query}`;

  useEffect(() => {
    setSlow(false);
    if (!query) return setState(NOTHING);
    const controller = new AbortController();
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY);
    const question = { query, limit, sectionsPerPage, sidebars: filter ? filter.split(',') : [] };
    engine
      .search(question, controller.signal)
      .then(
        (answer) => setState({ key, answer, error: null }),
        (error) => {
          if (controller.signal.aborted) return;
          console.warn(error);
          setState({ key, answer: null, error });
        },
      )
      .finally(() => {
        clearTimeout(timer);
        if (!controller.signal.aborted) setSlow(false);
      });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [engine, query, filter, limit, sectionsPerPage, key]);

  const retry = () => setAttempt((count) => count + 1);
  return { ...state, isCurrent: state.key === key && query !== '', isSlow, retry };
}
