/** Notes where the reader is, and offers those who come back the place that they had reached. */
import { useEffect, useState } from 'react';
import { SINGLE_KEYS_KEY } from 'study-notes/shared/constants';
import { announce } from 'study-notes/shell/article/clipboard';
import { readStored } from 'study-notes/shell/storage/storage';
import { words } from '../words/reader.ts';
import { elementAt, goTo, isEnd, placeNow } from './article-place.ts';
import type { Place } from './place.ts';
import sheet from './resume.css?url';
import { storedPlace, storePlace } from './stored-place.ts';

export { sheet };

/** Milliseconds after which the page's own title has been announced. */
const AFTER_TITLE = 1000;

/** The stored place, for who has just arrived at the note's top and nowhere within it. */
function offeredPlace(path: string): Place | undefined {
  const isAtTop = scrollY < innerHeight / 2 && location.hash === '';
  const place = isAtTop ? storedPlace(path) : undefined;
  return place && elementAt(place) && place;
}

export default function ResumeOffer({ path }: { path: string }) {
  const [place, setPlace] = useState(() => offeredPlace(path));
  useEffect(() => {
    const note = () => {
      const now = placeNow();
      if (now || isEnd()) storePlace(path, now);
      // Who reads on has made the choice.
      if (scrollY > innerHeight) setPlace(undefined);
    };
    // The scroll that brought this may have ended.
    note();
    addEventListener('scrollend', note);
    return () => removeEventListener('scrollend', note);
  }, [path]);
  const found = place && elementAt(place);
  const title = found && words.lastTime(found.heading);
  useEffect(() => {
    if (!title) return;
    const waiting = setTimeout(() => announce(title), AFTER_TITLE);
    return () => clearTimeout(waiting);
  }, [title]);
  if (!found) return null;
  const go = () => {
    goTo(found.element);
    setPlace(undefined);
  };
  return (
    <aside className="resume" aria-label={words.resume}>
      <button
        type="button"
        aria-keyshortcuts="B"
        data-hint={readStored(SINGLE_KEYS_KEY) ? undefined : 'B'}
        onClick={go}
      >
        {title}
      </button>
      <button type="button" className="resume-dismiss" aria-label={words.dismiss} onClick={() => setPlace(undefined)}>
        ×
      </button>
    </aside>
  );
}
