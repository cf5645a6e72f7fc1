/** The one voice of a page's labs: what it says to a screen reader is never more than the reader can hear. */

/** Stillness before a lab's sentence is read out, ms: what plays or is dragged must not chatter. */
export const REST = 500;
/** How long words stand in the live region, ms: then they are read where they stand in the lab, and nowhere else. */
export const STAY = 3000;

export interface Announcer {
  /** Says the answer to what the reader just did, at once. */
  say: (words: string) => void;
  /** Says the sentence of a state when nothing has changed for a while; of several the last. */
  settle: (words: string) => void;
  /** Forgets the sentence that waits. */
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
