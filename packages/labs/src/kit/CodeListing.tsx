import { useEffect, useRef } from 'react';

interface CodeListingProps {
  lines: readonly string[];
  label: string;
  /** Index of the line that is about to run or has just run. */
  current?: number;
  /** Words beside a line: index → text. */
  notes?: Readonly<Record<number, string>>;
}

/** Source with line numbers and the current line marked; it keeps that line in its own view, never the page's. */
export function CodeListing({ lines, label, current, notes = {} }: CodeListingProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = current === undefined ? null : box?.children[current];
    if (!box || !(line instanceof HTMLElement)) return;
    keepInView(line, box);
    // On a phone what holds nothing but the listing is lower than it, and scrolls.
    if (box.parentElement && box.matches(':only-child')) keepInView(line, box.parentElement);
  }, [current]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className="lab-code" ref={list} aria-label={label} tabIndex={0}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <li key={index} aria-current={index === current ? 'step' : undefined}>
          <code>{line || ' '}</code>
          {notes[index] && <span className="lab-code-note">{notes[index]}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Scrolls a box as little as it takes to show the line. */
function keepInView(line: Element, box: Element): void {
  const [seen, marked] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  if (marked.top < seen.top) box.scrollTop -= seen.top - marked.top;
  else if (marked.bottom > seen.bottom) box.scrollTop += marked.bottom - seen.bottom;
}
