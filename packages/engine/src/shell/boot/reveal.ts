/**
 * A note below its first screen is laid out after the first paint, a few blocks whenever the browser is idle: laid out at
 * once it took longer than everything else before that paint. Until then heights are estimates (`prose.css`), so a reader
 * who comes to a place in the note (a hash, Back, reload) gets the whole of it at once.
 */
import { find } from './find.ts';

/** From this block of a note on, counted from 1, layout waits for the first paint; what is in view Chromium lays out at once. */
const FIRST_WAITING = 5;
/** Blocks laid out in one idle moment: less than 50 ms at a quarter of a desktop's speed. */
const BLOCKS_AT_ONCE = 4;

/** Calls back when there is nothing else to do. */
export const idle = window.requestIdleCallback || setTimeout;

let sheet: CSSStyleSheet;

/** Leaves the note's end for later, until `begin` calls back; call it only when a page opens at its top. */
export function revealGradually(begin: (step: () => void) => void): void {
  // Old engines have no such sheets and lay out everything, as they did.
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
    // A deadline: after its window changed, Chromium may give no idle moment for seconds.
    idle(step, { timeout: 500 });
  };
  hide();
  begin(step);
}
