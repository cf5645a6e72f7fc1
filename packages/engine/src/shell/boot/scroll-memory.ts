/**
 * Scroll positions by history entry. Each entry carries a key in `history.state`; positions are kept in memory and
 * survive reload and tab discard in sessionStorage. A position is exact because it is taken when the entry is left,
 * not some time after scrolling; the browser's own restoring stops once the application swaps articles.
 */
import { state } from './page-state.ts';
import { revealGradually } from './reveal.ts';

export interface ScrollMemory {
  /** Key of the current entry; 0 before `settle`, and while positions must not be recorded because another document is loading. */
  key: number;
  positions: Record<number, number>;
  /** Records the position of the current entry. */
  save: () => void;
  /** Reads the key of the current entry, or gives it one, and optionally another address. */
  adopt: (address?: string) => void;
  /**
   * Reads the positions recorded by earlier documents, gives a new entry its key and cleans its address; does nothing the
   * second time. Storage and history calls go to other processes and take a third of the boot's time, so they wait until the
   * page is shown.
   */
  settle: () => void;
}

/** Starts recording, restores this entry's position, and loads the document of an entry that only the application knew. */
export function startScrollMemory(): void {
  const begin = () => {
    try {
      memory.positions = JSON.parse(sessionStorage.scroll);
    } catch {}
    // A whole address: a path that begins with "//" would name a host.
    memory.adopt(location.href.replace(location.pathname, cleanPath));
  };
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
    settle: () => {
      if (!history.state) begin();
    },
  };
  window.__scroll = memory;
  const path = cleanPath();
  if (history.state) begin();

  const top = memory.positions[memory.key];

  const restore = () => {
    // Sheets that stand in the text may still come: anchored in the layout without them, the window would leave its place.
    state.place = '';
    scrollTo(0, top as number);
  };
  const arrive = top ? restore : revealGradually();
  // Not at `load`: a picture that does not come would keep the rest of the note unseen.
  addEventListener('DOMContentLoaded', arrive as () => void);
  addEventListener('popstate', () => {
    memory.save();
    memory.adopt();
    if (state.app === 'ready' || cleanPath() === path) return;
    memory.key = 0;
    location.reload();
  });
  addEventListener('visibilitychange', () => {
    memory.settle();
    memory.save();
    try {
      sessionStorage.scroll = JSON.stringify(memory.positions);
    } catch {}
  });
}

/** `.html` and `/index.html` are the same page as the clean address. */
const cleanPath = () => location.pathname.replace(/((\/)index)?\.html$/, '$2');
