/**
 * Scroll positions by history entry. Each entry carries a key in `history.state`; positions are kept in memory and
 * survive reload and tab discard in sessionStorage. A position is exact because it is taken when the entry is left,
 * not some time after scrolling; the browser's own restoring stops once the application swaps articles.
 */
import { state } from './page-state.ts';
import { revealGradually } from './reveal.ts';

export interface ScrollMemory {
  /** Key of the current entry; 0 while it must not be noted, because another document is on its way. */
  key: number;
  positions: Record<number, number>;
  /** Notes where the current entry stands. */
  save: () => void;
  /** Takes the key of the current entry, giving it one where it has none, and optionally another address. */
  adopt: (address?: string) => void;
}

/** Starts remembering, restores this entry's position, and loads the document of an entry that only the application knew. */
export function startScrollMemory(): void {
  const memory: ScrollMemory = {
    key: 0,
    positions: {},
    save: () => {
      memory.positions[memory.key] = scrollY;
    },
    adopt: (address) => {
      memory.key = { ...history.state }.key || Math.random();
      history.replaceState({ key: memory.key }, '', address);
    },
  };
  window.__scroll = memory;
  try {
    memory.positions = JSON.parse(sessionStorage.scroll);
  } catch {}

  // `.html` and `/index.html` are the same page as the clean address. The origin guards against "//host" paths.
  const { origin, pathname, search, hash } = location;
  const path = pathname.replace(/(\/)index\.html$|\.html$/, '$1');
  memory.adopt(origin + path + search + hash);

  const top = memory.positions[memory.key];

  if (top) addEventListener('DOMContentLoaded', () => scrollTo(0, top));
  else revealGradually((step) => addEventListener('load', step));
  addEventListener('popstate', () => {
    memory.save();
    memory.adopt();
    if (state.app === 'ready' || location.pathname === path) return;
    memory.key = 0;
    location.reload();
  });
  addEventListener('visibilitychange', () => {
    memory.save();
    try {
      sessionStorage.scroll = JSON.stringify(memory.positions);
    } catch {}
  });
}
