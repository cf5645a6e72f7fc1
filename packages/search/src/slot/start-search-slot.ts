/** The slots of the search: pointing at one or focusing it warms the search, focusing a field in the page opens it. */
import type { ComponentType } from 'react';
import type { ShellConfig } from 'study-notes/shared/site';
import { loadChunk } from 'study-notes/shell/errors/load-chunk';
import { adoptSearch, isSearchOpen, openSearch } from './search-state.ts';

/** What the search's chunk gives besides its component. */
interface Warmable {
  warm: (site: ShellConfig) => void;
}

const buttonAt = (target: EventTarget | null) => (target as Element).closest?.('[data-action=find]');

/** Starts listening. */
export function startSearchSlot(site: ShellConfig): void {
  adoptSearch();
  let isWarm = false;
  const warm = () => {
    if (isWarm) return;
    isWarm = true;
    loadChunk({ name: 'search', attempt: 0 }).then(
      (chunk) => (chunk as ComponentType<object> & Warmable).warm(site),
      () => {}, // It is requested again when the search opens, which then reports the failure.
    );
  };
  // A window that regains focus restores it to the element that had it; that is no request to search.
  let left: Element | null = null;
  addEventListener('blur', () => {
    left = document.activeElement;
  });
  const openField = (slot: Element) => {
    // Focus by pointer is a click's beginning; the click opens.
    if (slot.matches('main :focus-visible') && !isSearchOpen.get()) openSearch();
  };
  addEventListener('focusin', ({ target }) => {
    const slot = buttonAt(target);
    if (slot) warm();
    if (slot && slot !== left) openField(slot);
    left = null;
  });
  addEventListener('pointerover', ({ target }) => buttonAt(target) && warm());
  // The field may have been focused before the application loaded.
  const slot = document.activeElement && buttonAt(document.activeElement);
  if (slot) openField(slot);
}
