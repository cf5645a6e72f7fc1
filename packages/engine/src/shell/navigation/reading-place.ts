/**
 * Brings a returning reader back to the same text. The boot stores only pixel positions, having no bytes for more: a place
 * belongs to the position recorded with it, and is invalid once the boot has recorded another.
 */
import type { ScrollMemory } from '../boot/scroll-memory.ts';
import { type Place, placeHere } from './place.ts';
import { createScrollAnchor } from './scroll-anchor.ts';

export interface ReadingPlace {
  /** Scrolls to the place of the current entry, if known, and holds it. */
  restore: () => void;
  /** The same after the boot scrolled there, unless the reader has scrolled since. */
  resume: () => void;
  /** Stops holding the window, because another page is shown. */
  release: () => void;
}

/** Makes the scroll memory record places beside positions. */
export function trackReadingPlace(memory: ScrollMemory): ReadingPlace {
  const places = recall();
  const { place: held, hold, release } = createScrollAnchor();
  const known = () => {
    const place = places[memory.key];
    return place?.still === memory.positions[memory.key] ? place : undefined;
  };
  memory.save = () => {
    // At the very top the reader wants the top, whatever comes there.
    const place = held() ?? (scrollY > 0 ? placeHere() : undefined);
    places[memory.key] = place;
    memory.positions[memory.key] = place?.still ?? scrollY;
  };
  // After the boot's listener, which records the position.
  addEventListener('visibilitychange', () => store(places));

  const restore = () => {
    const place = known();
    if (place) hold(place);
  };
  const resume = () => {
    const place = known();
    if (place && isAt(place.still)) hold(place);
    // The boot's scrolling has turned the browser's anchoring off.
    else release();
  };
  return { restore, resume, release };
}

/** Whether the window is still where the boot scrolled to, which no browser's anchoring has changed. */
function isAt(still: number): boolean {
  const end = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(scrollY - Math.max(0, Math.min(still, end))) < 2;
}

function recall(): Record<number, Place | undefined> {
  try {
    return { ...JSON.parse(sessionStorage.places) };
  } catch {
    return {};
  }
}

function store(places: object): void {
  try {
    sessionStorage.places = JSON.stringify(places);
  } catch {}
}
