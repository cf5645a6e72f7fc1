/** Scroll and focus after a page has changed. */

/** The element a hash names; null for none and for a malformed one. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)).normalize('NFC'));
  } catch {
    return null;
  }
}

/** Scrolls to a remembered position, else to the hash's target (under the navbar by `scroll-margin`), else to the top. */
export function scrollPage(hash: string, remembered: number | undefined): void {
  const target = remembered === undefined && hashTarget(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: remembered ?? 0, behavior: 'instant' });
}

/** Moves the focus without scrolling: to the hash's target, the heading, or the main part. */
export function focusPage(hash: string): void {
  const element = hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!element) return;
  // -1 makes it focusable by script but not by Tab; focusable elements stay as they are.
  if (element.tabIndex < 0) element.tabIndex = -1;
  (element as HTMLElement).focus({ preventScroll: true });
}
