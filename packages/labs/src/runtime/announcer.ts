/** Announces for all labs of a page through one live region, so that a screen reader is not flooded. */

/** A lab's sentence is announced when its state has not changed for this long, ms: not at every step of a drag or a run. */
export const REST = 500;
/** The live region is emptied after this long, ms, so that nothing is found twice on the page. */
export const STAY = 3000;

export interface Announcer {
  /** Says the answer to what the reader just did, at once. */
  say: (words: string) => void;
  /** Says the sentence of a state when nothing has changed for a while; of several the last. */
  settle: (words: string) => void;
  /** Drops the sentence that has not been announced yet. */
  hush: () => void;
}

/** An announcer that writes into a live region. */
export function createAnnouncer(write: (words: string) => void): Announcer {
  let clearing: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const say = (words: string) => {
    clearTimeout(clearing);
    write(words);
    clearing = setTimeout(write, STAY, '');
  };
  const hush = () => clearTimeout(waiting);
  const settle = (words: string) => {
    hush();
    waiting = setTimeout(say, REST, words);
  };
  return { say, settle, hush };
}

/** The page's own live region; in full screen, which hides it, the one inside the figure. */
function liveRegion(): Element | null {
  return document.fullscreenElement?.querySelector('[role="status"]') ?? document.getElementById('announcer');
}

/** The announcer of all labs. */
export const announcer = createAnnouncer((words) => {
  const region = liveRegion();
  if (region) region.textContent = words;
});
