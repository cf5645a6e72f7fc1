/** Announces for all labs of a page through one live region, so that a screen reader is not flooded. */

/** A lab's sentence is announced when its state has not changed for this long, ms: not at every step of a drag or a run. */
export const REST = 500;
/** An answer stands for this long, ms, before a sentence takes its place; then the region is emptied, so that nothing is found twice on the page. */
export const STAY = 3000;

export interface Announcer {
  /** Says the answer to what the reader just did, at once. */
  say: (words: string) => void;
  /** Says the sentence of a state when nothing has changed for a while and no answer stands; of several the last. */
  settle: (words: string) => void;
  /** Drops the sentence that has not been announced yet. */
  hush: () => void;
}

type Region = Pick<Element, 'textContent'>;

/** An announcer that writes into a live region. */
export function createAnnouncer(liveRegion: () => Region | null): Announcer {
  let clearing: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isAnswer = false;
  const write = (words: string) => {
    clearTimeout(clearing);
    const region = liveRegion();
    if (region) region.textContent = words;
    clearing = setTimeout(() => {
      isAnswer = false;
      // What the page says meanwhile is not ours to wipe.
      if (region?.textContent === words) region.textContent = '';
    }, STAY);
  };
  const say = (words: string) => {
    isAnswer = true;
    write(words);
  };
  const hush = () => clearTimeout(waiting);
  const settle = (words: string) => {
    hush();
    // An answer replaced before a screen reader took it up would be lost; a sentence can wait.
    waiting = setTimeout(() => (isAnswer ? settle(words) : write(words)), REST);
  };
  return { say, settle, hush };
}

/** The page's own live region; in full screen, which hides it, the one inside the figure. */
const liveRegion = () =>
  document.fullscreenElement?.querySelector('[role="status"]') ?? document.getElementById('announcer');

/** The announcer of all labs. */
export const announcer = createAnnouncer(liveRegion);
