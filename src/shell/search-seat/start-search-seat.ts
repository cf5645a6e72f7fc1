/** The seats of the search: pointing at one or focusing it warms the search, focusing a field in the page opens it. */
import type { ComponentType } from 'react';
import type { ShellConfig } from '../../shared/site.ts';
import { loadChunk } from '../errors/load-chunk.ts';
import { adoptSearch, isSearchOpen, openSearch } from './search-state.ts';

/** What the search's chunk gives besides its component. */
interface Warmable {
  warm: (site: ShellConfig) => void;
}

const seatAt = (target: EventTarget | null) => (target as Element).closest?.('[data-action=open-search]');

/** Starts listening. */
export function startSearchSeat(site: ShellConfig): void {
  adoptSearch();
  let isWarm = false;
  const warm = () => {
    if (isWarm) return;
    isWarm = true;
    loadChunk('search', 0).then(
      (chunk) => (chunk as ComponentType<object> & Warmable).warm(site),
      () => {}, // It is asked for again when the search opens, and says so then.
    );
  };
  // A window that gets the focus back gives it to the element that had it; nobody asked for the search then.
  let left: Element | null = null;
  addEventListener('blur', () => {
    left = document.activeElement;
  });
  const openField = (seat: Element) => {
    // Focus by pointer is a click's beginning; the click opens.
    if (seat.matches('main :focus-visible') && !isSearchOpen.get()) openSearch();
  };
  addEventListener('focusin', ({ target }) => {
    const seat = seatAt(target);
    if (seat) warm();
    if (seat && seat !== left) openField(seat);
    left = null;
  });
  addEventListener('pointerover', ({ target }) => seatAt(target) && warm());
  // The focus may have come before the application.
  const seat = document.activeElement && seatAt(document.activeElement);
  if (seat) openField(seat);
}
