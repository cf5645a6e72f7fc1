import { useEffect } from 'react';

/** Whether the bar is hidden after a scroll: down hides it, up shows it, at the top it is always shown. */
export function hidesNavbar(before: number, now: number, barHeight: number): boolean {
  return now > barHeight && now > before;
}

/** Records on `<html>` whether the navbar is hidden; the style sheet moves it. Does nothing unless configured. */
export function useHideOnScroll(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const { dataset } = document.documentElement;
    let before = scrollY;
    const follow = () => {
      if (scrollY === before) return;
      if (hidesNavbar(before, scrollY, 60)) dataset.navbar = 'hidden';
      else delete dataset.navbar;
      before = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      delete dataset.navbar;
    };
  }, [isEnabled]);
}
