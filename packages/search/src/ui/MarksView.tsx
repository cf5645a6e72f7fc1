import { useEffect, useRef, useState } from 'react';
import { focusPage, hashTarget } from 'study-notes/shell/navigation/scroll';
import { writeStored } from 'study-notes/shell/storage/storage';
import { SEARCH_ARRIVAL_KEY } from '../constants.ts';
import { type Arrival, arrival as arrivals } from '../slot/arrival.ts';
import { words } from '../words/marks.ts';
import { reveal } from './reveal.ts';
import { markCurrent, useMarks } from './use-marks.ts';

export interface MarksViewProps {
  arrival: Arrival;
  /** Path of the page that is shown. */
  path: string;
}

/** Highlights the query on the page that a hit led to, with controls to step through and to remove the highlights; the shell serves their keys. */
export function MarksView({ arrival, path }: MarksViewProps) {
  const isHere = arrival.path === path;
  const ranges = useMarks(arrival.terms, isHere);
  const [current, setCurrent] = useState(-1);
  useLeaving(path, isHere);
  useEffect(() => {
    if (!isHere) return;
    writeStored(SEARCH_ARRIVAL_KEY, null);
    focusPage(location.hash);
  }, [isHere]);
  useEffect(() => {
    const first = firstFrom(ranges, hashTarget(location.hash));
    setCurrent(first);
    markCurrent(ranges[first]);
  }, [ranges]);

  const go = (step: number) => {
    const next = (current + step + ranges.length) % ranges.length;
    setCurrent(next);
    const range = ranges[next] as Range;
    markCurrent(range);
    reveal(range);
  };
  if (ranges.length === 0) return null;
  return (
    <section className="marks" aria-label={words.marks}>
      <p role="status">{words.placeOf(current + 1, ranges.length)}</p>
      <button
        type="button"
        aria-label={words.previous}
        aria-keyshortcuts="Shift+N"
        title={words.previousKey}
        onClick={() => go(-1)}
      >
        ↑
      </button>
      <button type="button" aria-label={words.next} aria-keyshortcuts="N" title={words.nextKey} onClick={() => go(1)}>
        ↓
      </button>
      <button
        type="button"
        aria-label={words.clearMarks}
        aria-keyshortcuts="Escape"
        title={words.clearMarksKey}
        onClick={clear}
      >
        ×
      </button>
    </section>
  );
}

function clear(): void {
  arrivals.set(null);
}

/** The marks end when the reader leaves their page, or went elsewhere before it came. */
function useLeaving(path: string, isHere: boolean): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path && !isHere) clear();
    last.current = path;
  }, [path, isHere]);
}

/** The first range in the section that was arrived at, else the first of the page. */
function firstFrom(ranges: Range[], section: Element | null): number {
  if (!section) return 0;
  const isAfter = (range: Range) => section.compareDocumentPosition(range.startContainer) & FOLLOWING;
  return Math.max(
    0,
    ranges.findIndex((range) => section.contains(range.startContainer) || isAfter(range)),
  );
}

const FOLLOWING = 4; // Node.DOCUMENT_POSITION_FOLLOWING; contained nodes follow too.
