import { useEffect, useRef } from 'react';
import type { RunLog } from '../sandbox/run-log.ts';

const MARKS = { log: '', warn: '⚠ ', error: '✗ ', value: '⇒ ', end: '' };

/** What a run has printed; the end of a long output stays in view. */
export function RunOutput({ log, label = '输出' }: { log: RunLog; label?: string }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further line moves the view
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [log.lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="lab-output" ref={box} role="log" aria-label={label} tabIndex={0}>
      {log.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines only come at the end
        <p key={index} data-kind={line.kind}>
          {MARKS[line.kind]}
          {line.text}
        </p>
      ))}
      {log.state === 'idle' && <p data-kind="end">还没有运行。</p>}
      {log.state === 'running' && log.lines.length === 0 && <p data-kind="end">正在运行…</p>}
    </div>
  );
}
