import { useEffect, useEffectEvent, useRef } from 'react';
import { words } from '../words/interface.ts';

interface Props {
  /** Pages not yet shown. */
  left: number;
  /** Whether scrolling into view is enough, or the reader must press: with an endless list the footer is out of reach. */
  isAutomatic: boolean;
  onMore: () => void;
}

/** Fetches the next results when it is pressed, or by itself when it comes into view. */
export function MoreButton({ left, isAutomatic, onMore }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const onSeen = useEffectEvent(onMore);
  useEffect(() => {
    if (!isAutomatic || !button.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isAutomatic]);
  return (
    <button ref={button} type="button" className="button search-more" onClick={onMore}>
      {words.more(left)}
    </button>
  );
}
