import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Keeps an element as high as it has been at this width, so that what stands below it does not jump with its words. */
export function useGreatestHeight(element: RefObject<HTMLElement | null>, words: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words may need more room
  useLayoutEffect(() => {
    const { current } = element;
    if (current) current.style.minHeight = `${current.getBoundingClientRect().height}px`;
  }, [element, words]);
  useEffect(() => {
    const forget = () => element.current?.style.removeProperty('min-height');
    addEventListener('resize', forget);
    return () => removeEventListener('resize', forget);
  }, [element]);
}
