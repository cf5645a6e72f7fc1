/** Follows the reader through a note: where they are, and whether they reached its end. */
import type { PageData } from '../../shared/page.ts';
import { measure } from '../article/use-active-heading.ts';
import { idle, SOON } from '../boot/reveal.ts';
import { noteLast, noteRead } from './reading.ts';

let stop = () => {};

/** Watches the note that is shown now, and no longer the one before. */
export function watchReading({ path, title, next, meta }: PageData): void {
  stop();
  const article = document.getElementById('article');
  const end = article?.nextElementSibling;
  if (!meta || !end) return;
  const headings = [...article.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')];
  let isWatched = true;
  const here = () => {
    if (isWatched) noteLast([path, title, measure(headings)]);
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    stop();
    noteRead(path);
    // A finished note gives way to the next one as the place to continue.
    if (next?.path) noteLast([next.path, next.title]);
  });
  stop = () => {
    isWatched = false;
    observer.disconnect();
    removeEventListener('scrollend', here);
  };
  // Measured now, the page would be laid out once more before it is painted.
  idle(here, SOON);
  addEventListener('scrollend', here);
  observer.observe(end);
}
