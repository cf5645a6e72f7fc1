/** The site's cards as React state: loaded once, and again on retry. */
import { useEffect, useState } from 'react';
import { loadCards } from './load-cards.ts';
import type { ReviewProps } from './props.ts';
import type { StudyCard } from './types.ts';

interface Cards {
  /** Absent until loaded. */
  cards?: StudyCard[];
  /** Why loading failed. */
  failure?: string;
  retry: () => void;
}

/** Loads the cards of all sections. */
export function useCards({ sections, href }: ReviewProps): Cards {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Omit<Cards, 'retry'>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again; addresses do not change
  useEffect(() => {
    let isCurrent = true;
    setFound({});
    loadCards(sections, href).then(
      (cards) => isCurrent && setFound({ cards }),
      (error: unknown) => isCurrent && setFound({ failure: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [sections, attempt]);
  return { ...found, retry: () => setAttempt(attempt + 1) };
}
