import { type RefObject, useEffect } from 'react';

/** Keeps the keyboard's place in the lab when what had the focus is taken away: it would begin at the page's top. */
export function useFocusKept(live: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = live.current;
    if (!root) return;
    let last: Node | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target as Node;
    };
    // Browsers tell of an element that is taken away as of one that is left, while it is still there.
    const forget = () =>
      queueMicrotask(() => {
        if (last?.isConnected && !root.contains(document.activeElement)) last = null;
      });
    const observer = new MutationObserver(() => {
      const isLost = last && !last.isConnected && document.activeElement === document.body;
      if (isLost) root.focus({ preventScroll: true });
    });
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', forget);
    return () => observer.disconnect();
  }, [live]);
}
