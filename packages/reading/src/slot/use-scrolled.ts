import { useEffect, useState } from 'react';

/** Whether the reader has scrolled on the page with this path: what follows a reader need not come before. */
export function useScrolled(path: string): boolean {
  const [scrolled, setScrolled] = useState('');
  useEffect(() => {
    const onScroll = () => setScrolled(path);
    addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [path]);
  return scrolled === path;
}
