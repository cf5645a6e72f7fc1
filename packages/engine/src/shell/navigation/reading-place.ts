/**
 * Brings a reader who comes back to the same words. The boot knows only positions in pixels, having no bytes for more:
 * a place belongs to the position noted with it, and is void once the boot has noted another one alone.
 */
import type { ScrollMemory } from '../boot/scroll-memory.ts';
import { distanceTo, type Place, placeHere } from './place.ts';
import { createScrollAnchor } from './scroll-anchor.ts';

export interface ReadingPlace {
  /** Goes to the place of the current entry, where one is known, and holds it. */
  restore: () => void;
  /** The same after the boot went there, unless the reader has moved since. */
  resume: () => void;
  /** Lets the window go, because another page is shown. */
  release: () => void;
}

/** Makes the memory note places beside positions. */
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
  // After the boot's listener, which notes the place and stores the position.
  addEventListener('visibilitychange', () => store(places));

  const restore = () => {
    const place = known();
    if (place) hold(place);
  };
  const resume = () => {
    const place = known();
    if (place && isAt(place)) hold(place);
  };
  return { restore, resume, release };
}

/** Whether the window is where the boot went for a place, or where the browser has kept it since. */
function isAt(place: Place): boolean {
  const end = document.documentElement.scrollHeight - innerHeight;
  const reached = Math.max(0, Math.min(place.still, end));
  return Math.abs(scrollY - reached) < 2 || Math.abs(distanceTo(place)) < 2;
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
