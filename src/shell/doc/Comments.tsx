import { useEffect, useRef, useState } from 'react';
import { usePage, useSite } from '../context.ts';
import { loadModule } from '../errors/load-chunk.ts';
import type { CommentsConfig } from './mount-comments.ts';

type Mount = (slot: HTMLElement, config: CommentsConfig) => Promise<void>;

/** A seat for comments under the note, filled when it comes near the view; a dead provider leaves the page as it is. */
export function Comments() {
  const config = useSite().comments;
  const { path } = usePage();
  return config ? <CommentsSlot key={path} config={config} /> : null;
}

function CommentsSlot({ config }: { config: CommentsConfig }) {
  const slot = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        loadModule<Mount>('comments', 0)
          .then((mount) => mount(element, config))
          .catch(() => setFailed(true));
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [config]);
  return (
    <section className="comments" aria-label="评论">
      <div ref={slot} />
      {failed && <p>评论服务暂时连不上，不影响阅读。</p>}
    </section>
  );
}
