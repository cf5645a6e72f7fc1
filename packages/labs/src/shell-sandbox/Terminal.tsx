import { useLayoutEffect, useRef } from 'react';
import { shortPath } from './describe.ts';
import type { Result } from './session.ts';
import { HOME } from './tree.ts';
import { words } from './words/lab.ts';

/** Results that are shown; older ones are there by going back. */
const SHOWN = 12;

/** What the lines printed, each with its exit code. */
export function Terminal({ results }: { results: readonly Result[] }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is at the end
  useLayoutEffect(() => {
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight;
  }, [results]);
  const first = Math.max(results.length - SHOWN, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <div className="shell-terminal" role="group" aria-label={words.terminal} tabIndex={0} ref={box}>
      {results.length === 0 && <p className="shell-hint">{words.begin}</p>}
      {results.slice(first).map((result, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <Line key={first + i} result={result} from={results[first + i - 1]?.folder ?? HOME} />
      ))}
    </div>
  );
}

function Line({ result: { line, status, output }, from }: { result: Result; from: string }) {
  return (
    <div className="shell-result">
      <p className="shell-line">
        <span className="shell-prompt">{shortPath(from)} $</span> <code>{line}</code>
        <span className="shell-status" data-failed={status !== 0 || undefined}>
          {words.exitCode(status)}
        </span>
      </p>
      {output.map(({ text, isError }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
        <pre key={i} data-kind={isError ? 'error' : undefined}>
          {text.replace(/\n$/, '')}
        </pre>
      ))}
    </div>
  );
}
