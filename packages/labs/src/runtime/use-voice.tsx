import { type ReactNode, useCallback, useRef } from 'react';

/** How long words stand in the live region, ms: then they are read where they stand in the lab, and nowhere else. */
const STAY = 3000;

export interface Voice {
  say: (words: string) => void;
  /** The lab's only live region besides a program's output. */
  region: ReactNode;
}

/** One voice for all that a lab has to say to a screen reader. */
export function useVoice(): Voice {
  const place = useRef<HTMLParagraphElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const say = useCallback((words: string) => {
    const write = (text: string) => {
      if (place.current) place.current.textContent = text;
    };
    clearTimeout(timer.current);
    write(words);
    timer.current = setTimeout(write, STAY, '');
  }, []);
  return { say, region: <p className="visually-hidden" role="status" ref={place} /> };
}
