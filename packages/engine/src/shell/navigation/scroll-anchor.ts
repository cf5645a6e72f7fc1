/**
 * Keeps the window at a place while labs come to life, images and fonts arrive, until the reader does something.
 * Not every browser does this by itself, and none brings a reader to what was not there yet.
 */
import { distanceTo, type Place } from './place.ts';

export interface ScrollAnchor {
  /** What is held, unless the reader has moved. */
  place: () => Place | undefined;
  hold: (place: Place) => void;
  release: () => void;
}

const heightNow = () => document.documentElement.scrollHeight;

/** Where a page that is too short stops the window. */
const isAtEnd = () => scrollY + innerHeight >= heightNow() - 1;

/** Makes a hold of the window. */
export function createScrollAnchor(): ScrollAnchor {
  let held: Place | undefined;
  /** Where the window was left: any other position is the reader's. */
  let left = 0;
  /** How high the page was then. */
  let height = 0;

  const follow = () => {
    if (!held) return;
    const distance = distanceTo(held);
    if (Math.abs(distance) > 0.5) scrollBy({ top: distance, behavior: 'instant' });
    left = scrollY;
    height = heightNow();
  };
  // It tells before the paint, so nothing is seen to move.
  const heights = new ResizeObserver(follow);
  const { style } = document.documentElement;
  const release = () => {
    held = undefined;
    heights.disconnect();
    style.overflowAnchor = '';
  };
  const hold = (place: Place) => {
    held = place;
    // Two that hold would move it twice.
    style.overflowAnchor = 'none';
    follow();
    heights.observe(document.body);
  };
  for (const act of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(act, release, { capture: true, passive: true });
  // The scroll bar, the browser's search, other scripts.
  addEventListener('scroll', () => {
    if (!held || Math.abs(scrollY - left) <= 1) return;
    // A page that has become shorter, or is not long enough yet, moved the window and not the reader.
    const isStopped = isAtEnd() && (heightNow() < height || distanceTo(held) > 0);
    if (isStopped) follow();
    else release();
  });
  return { place: () => held, hold, release };
}
