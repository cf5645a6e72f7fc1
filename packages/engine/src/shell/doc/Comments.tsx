import { useEffect, useRef, useState } from 'react';
import { usePage, useSite } from '../context.ts';
import { loadModule } from '../errors/load-chunk.ts';
import { withinSilence } from '../navigation/patient-fetch.ts';
import type { CommentsConfig } from './mount-comments.ts';

type Mount = (slot: HTMLElement, config: CommentsConfig, attempt: number) => Promise<void>;

/** A slot for comments under the note, filled when it comes near the view; a dead provider leaves the page as it is. */
export function Comments() {
  const config = useSite().comments;
  const { path } = usePage();
  return config ? <CommentsSlot key={path} config={config} /> : null;
}

function CommentsSlot({ config }: { config: CommentsConfig }) {
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
        loadModule<Mount>({ name: 'comments', attempt })
          .then((mount) => withinSilence(mount(element, config, attempt)))
          .catch(() => setFailed(true));
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
    <section className="comments" aria-label="评论">
      <div ref={slot} />
      {failed && (
        <p role="alert">
          评论服务暂时连不上，不影响阅读。
          <button type="button" className="button" onClick={retry}>
            重试
          </button>
        </p>
      )}
    </section>
  );
}
