import { useEffect, useRef } from 'react';
import type { RunLog } from '../sandbox/run-log.ts';
import { words } from '../words/frame.ts';

const MARKS = { log: '', warn: '⚠ ', error: '✗ ', value: '⇒ ' };

interface RunOutputProps {
  log: RunLog;
  label?: string;
  /** What stands there when there is no run to show. */
  idle?: string;
}

/** What a run has printed; the end of a long output stays in view. */
export function RunOutput({ log, label = words.output, idle = words.notRun }: RunOutputProps) {
  const { state, lines } = log;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further line moves the view
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="lab-output" ref={box} role="log" aria-label={label} tabIndex={0}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines only come at the end
        <p key={index} data-kind={line.kind}>
          {MARKS[line.kind]}
          {line.text}
        </p>
      ))}
      {/* Not told as output is: the lab's sentence is told, and says so too. */}
      {lines.length === 0 && (
        <p data-kind="end" aria-live="off">
          {{ idle, running: words.running, ended: words.noOutput }[state]}
        </p>
      )}
    </div>
  );
}
