/**
 * The part of a note below the first screen is laid out after the first paint, a few blocks whenever the browser is idle:
 * laid out at once it took longer than everything else before that paint. Until then heights are estimates (`prose.css`),
 * so a reader who arrives at a place within the note (a hash, Back, reload) gets all of it at once.
 */
import { find } from './find.ts';

/** The first block, counted from 1, that waits: those before fill a screen, as good as always; one that is missing comes a moment later. */
const REST = 10;

/**
 * Blocks laid out per idle callback. Half of that is what a step costs whatever it shows (styles, paint, a frame): by steps
 * of four a note was whole later, and no less of a slow phone's time was blocked.
 */
const BLOCKS_AT_ONCE = 8;

/** For the steps: after a resize, Chromium may have no idle time for seconds. */
export const SOON = { timeout: 500 };

/** Calls back when there is nothing else to do. */
export const idle = window.requestIdleCallback || setTimeout;

let sheet: CSSStyleSheet;

/**
 * Defers the layout of a note's rest; call it only when a page opens at its top. The function it gives, called after the
 * first paint, begins to reveal; nothing when all is laid out at once.
 */
export function revealGradually(): (() => void) | undefined {
  // Browsers without constructable sheets lay out everything at once.
  if (!document.adoptedStyleSheets || location.hash) return;
  if (!sheet) {
    // A sheet of its own: Chromium forgets the media queries of one that changes while the window does.
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  let blocks = REST;
  // Chromium lays out what is in view of `auto`, and as much again below it, in a second pass of the same frame.
  let way = 'hidden';
  const waiting = () => `.prose>:nth-child(n+${blocks})`;
  const hide = () => sheet.replaceSync(`${waiting()}{content-visibility:${way}}`);
  const later = () => {
    idle(() => {
      // One step for each, and a frame: Chromium takes a figure that goes from hidden to shown for one that moved, and counts a shift.
      if (way === 'auto') blocks += BLOCKS_AT_ONCE;
      way = 'auto';
      if (!find(waiting())) return sheet.replaceSync('');
      hide();
      requestAnimationFrame(later);
    }, SOON);
  };
  hide();
  return later;
}
