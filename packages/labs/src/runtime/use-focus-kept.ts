import { type RefObject, useEffect } from 'react';

/** Keeps the keyboard's place in the lab when what had the focus is taken away: it would begin at the page's top. */
export function useFocusKept(live: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = live.current;
    if (!root) return;
    let last: EventTarget | null = null;
    const note = ({ type, target }: FocusEvent) => {
      last = type === 'focusin' ? target : null;
    };
    const observer = new MutationObserver(() => {
      const isLost = last instanceof Node && !last.isConnected && document.activeElement === document.body;
      if (isLost) root.focus({ preventScroll: true });
    });
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', note);
    return () => observer.disconnect();
  }, [live]);
}
