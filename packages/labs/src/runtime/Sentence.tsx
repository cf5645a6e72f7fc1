import { useEffect, useRef } from 'react';
import { announcer } from './announcer.ts';
import { useGreatestHeight } from './use-greatest-height.ts';

interface SentenceProps {
  words: string;
  isPlaying: boolean;
}

/** What is to be seen now: for eyes at once, for a screen reader when it has come to rest. What tests read. */
export function Sentence({ words, isPlaying }: SentenceProps) {
  // What stands there from the start is read in its place.
  const said = useRef(words);
  useEffect(() => {
    if (isPlaying || said.current === words) return;
    said.current = words;
    announcer.settle(words);
  }, [words, isPlaying]);
  const line = useRef<HTMLParagraphElement>(null);
  useGreatestHeight(line, words);
  return (
    <p ref={line} className="lab-sentence lab-status">
      {words}
    </p>
  );
}
