import { type RefObject, useEffect } from 'react';

/** Keeps the keyboard's place in the lab when what had the focus is taken away or hidden: it would begin at the page's top. */
export function useFocusKept(live: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = live.current;
    if (!root) return;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    // Browsers tell of an element that is taken away as of one that is left, while it is still there.
    const forget = () =>
      queueMicrotask(() => {
        if (last?.isConnected && !root.contains(document.activeElement)) last = null;
      });
    const observer = new MutationObserver(() => {
      const isTaken = last && !last.isConnected && document.activeElement === document.body;
      // What is hidden has the focus until the next frame.
      const isHidden = last && last === document.activeElement && !last.checkVisibility();
      if (isTaken || isHidden) root.focus({ preventScroll: true });
    });
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', forget);
    return () => observer.disconnect();
  }, [live]);
}
