/**
 * The part of a note below the first screen is laid out after the first paint, a few blocks whenever the browser is idle:
 * laid out at once it took longer than everything else before that paint. Until then heights are estimates (`prose.css`),
 * so a reader who arrives at a place within the note (a hash, Back, reload) gets all of it at once.
 */
import { find } from './find.ts';

/** From this block of a note on, counted from 1, layout is deferred until after the first paint; Chromium lays out what is in view anyway. */
const FIRST_WAITING = 5;
/** Blocks laid out per idle callback: less than 50 ms at a quarter of a desktop's speed. */
const BLOCKS_AT_ONCE = 4;

/** Calls back when there is nothing else to do. */
export const idle = window.requestIdleCallback || setTimeout;

let sheet: CSSStyleSheet;

/** Defers the layout of the note's end until `begin` calls back; call it only when a page opens at its top. */
export function revealGradually(begin: (step: () => void) => void): void {
  // Browsers without constructable sheets lay out everything at once.
  if (!document.adoptedStyleSheets || location.hash) return;
  if (!sheet) {
    // A sheet of its own: Chromium forgets the media queries of one that changes while the window does.
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  let blocks = FIRST_WAITING;
  const waiting = () => `.prose>:nth-child(n+${blocks})`;
  const hide = () => sheet.replaceSync(`${waiting()}{content-visibility:auto}`);
  const step = () => {
    blocks += BLOCKS_AT_ONCE;
    if (!find(waiting())) return sheet.replaceSync('');
    hide();
    // With a timeout: after a resize, Chromium may have no idle time for seconds.
    idle(step, { timeout: 500 });
  };
  hide();
  begin(step);
}
