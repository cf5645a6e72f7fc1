/** A history entry while a sheet covers the page, so that Back on a phone closes the sheet, not the page. */

/** Where sheets cover the page, or hands have a Back gesture. */
const HANDHELD = '(max-width: 640px), (pointer: coarse)';

let isHeld = false;
let leaving: Promise<unknown> = Promise.resolve();

/** Adds the entry on handheld devices; `onBack` runs when the reader goes back. */
export function holdEntry(onBack: () => void): void {
  if (!matchMedia(HANDHELD).matches) return;
  window.__scroll.save();
  history.pushState(null, '', location.href);
  window.__scroll.adopt();
  isHeld = true;
  const onPop = () => {
    isHeld = false;
    onBack();
  };
  addEventListener('popstate', onPop, { once: true });
}

/** Removes the entry, if any, and restores the history. */
export function releaseEntry(): Promise<unknown> {
  if (isHeld) {
    isHeld = false;
    leaving = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
  }
  return leaving;
}
