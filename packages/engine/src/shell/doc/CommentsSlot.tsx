/** Comments, asked for when their place comes near the view; a dead provider leaves the page as it is. */
import { useEffect, useRef, useState } from 'react';
import { words } from '../../words/shell.ts';
import { withinSilence } from '../navigation/patient-fetch.ts';
import { type CommentsConfig, mountComments } from './mount-comments.ts';

export default function CommentsSlot({ config }: { config: CommentsConfig }) {
  const slot = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        withinSilence(mountComments(element, config, attempt)).catch(() => setFailed(true));
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [config, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <section className="comments" aria-label={words.comments}>
      <div ref={slot} />
      {failed && (
        <p role="alert">
          {words.commentsFailed}
          <button type="button" className="button" onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
    </section>
  );
}
