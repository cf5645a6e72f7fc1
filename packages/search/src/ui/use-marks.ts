/** Paints ranges by the Custom Highlight API, which changes neither text nor elements. */
import { useEffect, useState } from 'react';
import { findTerms } from './find-terms.ts';

const ALL = 'search';
const CURRENT = 'search-current';

/** Where the terms stand in the article of the page that is shown; empty where the browser cannot mark, or on another page. */
export function useMarks(terms: string[], isHere: boolean): Range[] {
  const [ranges, setRanges] = useState<Range[]>([]);
  useEffect(() => {
    const article = document.getElementById('article');
    if (!isHere || !article || !CSS.highlights) return;
    let isCurrent = true;
    findTerms(article, terms).then((found) => {
      if (!isCurrent) return;
      setRanges(found);
      CSS.highlights.set(ALL, new Highlight(...found));
    });
    return () => {
      isCurrent = false;
      setRanges([]);
      CSS.highlights.delete(ALL);
      CSS.highlights.delete(CURRENT);
    };
  }, [terms, isHere]);
  return ranges;
}

/** Marks one range as the one that is looked at. */
export function markCurrent(range: Range | undefined): void {
  if (!range) return;
  const highlight = new Highlight(range);
  highlight.priority = 1;
  CSS.highlights.set(CURRENT, highlight);
}
