/** Tracks the heading being read, for the outline. */
import { useEffect, useState } from 'react';
import type { TocItem } from '../../shared/page.ts';

/** A heading is active once it is this close to the navbar's lower edge, px. */
const LINE = 100;

interface Measured {
  id: string;
  top: number;
}

/** The last heading above the line; at the page's end the one the address names, or the last, since it may never reach the line. */
export function activeId(headings: readonly Measured[], isAtEnd: boolean, hash: string): string | null {
  if (isAtEnd) return headings.find(({ id, top }) => id === hash && top >= 0)?.id ?? headings.at(-1)?.id ?? null;
  return headings.findLast(({ top }) => top <= LINE)?.id ?? null;
}

/** Id of the heading whose part is being read, of the given ones; null above the first. */
export function measure(elements: readonly HTMLElement[]): string | null {
  const headings = elements.map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }));
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
  return activeId(headings, isAtEnd, decodeHash());
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1)).normalize('NFC');
  } catch {
    return '';
  }
}

/** Id of the outline entry whose part is being read; null above the first. Measured only when a heading crosses an edge. */
export function useActiveHeading(toc: readonly TocItem[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    const elements = toc.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const update = () => setActive(measure(elements));
    const observer = new IntersectionObserver(update, { rootMargin: `-${LINE}px 0px 0px`, threshold: [0, 1] });
    for (const element of elements) observer.observe(element);
    addEventListener('scrollend', update);
    addEventListener('hashchange', update);
    return () => {
      observer.disconnect();
      removeEventListener('scrollend', update);
      removeEventListener('hashchange', update);
    };
  }, [toc]);
  return active;
}
