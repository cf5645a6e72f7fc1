/** Watches what a lab must follow: whether it is in view, the colour mode, reduced motion. */
import { useEffect, useMemo, useState } from 'react';
import type { Surroundings } from '../kit/context.ts';
import type { Slot } from './slot.ts';

const readTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Surroundings of the lab in this slot. */
export function useSlotSurroundings({ figure, still, caption, loan: { baseUrl, openWorker } }: Slot): Surroundings {
  const isInView = useInView(figure);
  const isShown = useSyncedState(() => !document.hidden, onVisibility);
  const theme = useSyncedState<'light' | 'dark'>(readTheme, onTheme);
  const prefersStill = useSyncedState(() => stillQuery().matches, onStill);
  const isActive = isInView && isShown;
  return useMemo(
    () => ({ isActive, theme, prefersStill, caption, baseUrl, openWorker, still }),
    [isActive, theme, prefersStill, caption, baseUrl, openWorker, still],
  );
}

function useInView(element: Element): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

type Listen = (notify: () => void) => () => void;

function useSyncedState<T>(read: () => T, listen: Listen): T {
  const [value, setValue] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is the same question each time
  useEffect(() => {
    setValue(read);
    return listen(() => setValue(read));
  }, [listen]);
  return value;
}

const onVisibility: Listen = (notify) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

const onTheme: Listen = (notify) => {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

const stillQuery = () => matchMedia('(prefers-reduced-motion: reduce)');

const onStill: Listen = (notify) => {
  const query = stillQuery();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};
