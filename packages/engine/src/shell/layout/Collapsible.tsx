import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { collapseDuration } from './collapse-duration.ts';

/** Animates the element to or from its full height; closed content is `hidden`, so it takes no focus. */
function animateHeight(element: HTMLElement, open: boolean): () => void {
  element.hidden = false;
  const height = `${element.scrollHeight}px`;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.style.overflow = 'hidden';
  const animation = element.animate([{ height: open ? '0' : height }, { height: open ? height : '0' }], {
    duration: collapseDuration(element.scrollHeight, reduced),
    easing: 'ease-in-out',
  });
  const settle = () => {
    element.style.overflow = '';
    element.hidden = !open;
  };
  animation.onfinish = settle;
  return () => {
    animation.cancel();
    settle();
  };
}

interface Props {
  open: boolean;
  /** Without movement, when nobody asked for the change. */
  isStill?: boolean;
  children: ReactNode;
}

/** A panel whose height is animated. */
export function Collapsible({ open, isStill, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  useLayoutEffect(() => {
    if (shown.current === open || !panel.current) return;
    shown.current = open;
    if (!isStill) return animateHeight(panel.current, open);
  }, [open, isStill]);
  return (
    <div ref={panel} hidden={!open}>
      {children}
    </div>
  );
}
