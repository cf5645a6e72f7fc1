/**
 * Holds the window at a place while labs, images and fonts load, until the reader acts: scroll anchoring, which not every
 * browser has, and none for content that did not exist yet.
 */
import { distanceTo, type Place } from './place.ts';

export interface ScrollAnchor {
  /** The held place, unless the reader has moved. */
  place: () => Place | undefined;
  hold: (place: Place) => void;
  release: () => void;
}

const heightNow = () => document.documentElement.scrollHeight;

/** The scroll limit of a page that is too short. */
const isAtEnd = () => scrollY + innerHeight >= heightNow() - 1;

/** Makes an anchor for the window. */
export function createScrollAnchor(): ScrollAnchor {
  let held: Place | undefined;
  /** Where the window was left: any other position means that the reader scrolled. */
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
  // It is called before paint, so no movement is visible.
  const heights = new ResizeObserver(follow);
  const state = document.documentElement.dataset;
  const release = () => {
    held = undefined;
    heights.disconnect();
    delete state.place;
  };
  const hold = (place: Place) => {
    held = place;
    state.place = '';
    follow();
    heights.observe(document.body);
  };
  for (const act of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(act, release, { capture: true, passive: true });
  // The scroll bar, the browser's search, other scripts.
  addEventListener('scroll', () => {
    if (!held || Math.abs(scrollY - left) <= 1) return;
    // A page that has become shorter, or is not long enough yet, moved the window, not the reader.
    const isStopped = isAtEnd() && (heightNow() < height || distanceTo(held) > 0);
    if (isStopped) follow();
    else release();
  });
  return { place: () => held, hold, release };
}
