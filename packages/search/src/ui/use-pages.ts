/** The pages of an answer, and more on demand; a new answer starts over. */
import { useEffect, useRef, useState } from 'react';
import type { Answer, PageHit, Question, SearchEngine } from '../types.ts';

interface More {
  answer: Answer | null;
  pages: PageHit[];
  error: unknown;
}

/** All pages fetched so far, and how to fetch the next ones. */
export function usePages(engine: SearchEngine, question: Question, answer: Answer | null) {
  const [more, setMore] = useState<More>({ answer: null, pages: [], error: null });
  const running = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages of an earlier answer must not come after it
  useEffect(() => () => stop(running), [answer]);

  const extra = more.answer === answer ? more : { answer, pages: [], error: null };
  const pages = [...(answer?.pages ?? []), ...extra.pages];
  const fetchMore = async () => {
    if (!answer || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = () => running.current === controller;
    try {
      const next = await engine.search({ ...question, offset: pages.length }, controller.signal);
      if (isCurrent()) setMore({ answer, pages: [...extra.pages, ...next.pages], error: null });
    } catch (error) {
      if (isCurrent()) setMore({ ...extra, error });
    } finally {
      if (isCurrent()) running.current = null;
    }
  };
  return { pages, fetchMore, error: extra.error, hasMore: answer !== null && pages.length < answer.pagesTotal };
}

function stop(running: { current: AbortController | null }): void {
  running.current?.abort();
  running.current = null;
}
