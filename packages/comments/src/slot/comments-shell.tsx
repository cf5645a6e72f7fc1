/** The part of the application: a place below the note, and the button that fills it. */
import { useEffect, useRef, useState } from 'react';
import { toHref, usePage, useSite } from 'study-notes/shell/context';
import { LazyChunk } from 'study-notes/shell/errors/LazyChunk';
import type { ShellFeature } from 'study-notes/shell/shell-feature';
import { type CommentsOptions, NAME, type ProviderProps } from '../options.ts';
import { words } from '../words/thread.ts';

/** How far below the view a place is near. */
const NEAR = '400px';

function Comments() {
  const site = useSite();
  const { meta, path } = usePage();
  const options = site.options[NAME] as CommentsOptions;
  return meta && <Place key={path} options={options} path={toHref(site, path)} />;
}

function Place(props: ProviderProps) {
  const { when } = props.options;
  const place = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (when === 'click') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setAsked(true), {
      rootMargin: NEAR,
    });
    observer.observe(place.current as HTMLElement);
    return () => observer.disconnect();
  }, [when]);
  return (
    <section ref={place} className="comments" aria-label={words.comments}>
      {isAsked ? (
        <LazyChunk name="thread" props={props} />
      ) : (
        <button type="button" className="button" data-action="comments" onClick={() => setAsked(true)}>
          {words.show}
        </button>
      )}
    </section>
  );
}

const commentsShell: ShellFeature = { name: NAME, Under: Comments };

export default commentsShell;
