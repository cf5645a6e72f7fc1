/**
 * A line below the bar for how much of the note is read, and the minutes that are left. The sheet draws and counts both,
 * by the scroll itself; where a browser cannot, the scroll's listener says how far it is.
 */
import { type CSSProperties, useEffect, useRef } from 'react';
import { words } from '../words/reader.ts';
import sheet from './progress.css?url';
import { readShare } from './read-share.ts';

export { sheet };

/** Not for screen readers, which know their place themselves. */
export default function ReadingProgress({ minutes }: { minutes: number }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('timeline-scope', 'none')) return;
    const follow = () => element.current?.style.setProperty('--read', String(shareNow()));
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  const [before, after] = words.left;
  const style = { '--minutes': minutes } as CSSProperties;
  return (
    <div
      ref={element}
      className="reading-progress"
      aria-hidden="true"
      data-before={before}
      data-after={after}
      style={style}
    />
  );
}

function shareNow(): number {
  const { top = 0, height = 0 } = document.getElementById('article')?.getBoundingClientRect() ?? {};
  return readShare({ top, height, view: innerHeight });
}
