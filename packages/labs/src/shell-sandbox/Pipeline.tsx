import { stageText } from './describe.ts';
import type { Stage } from './language/shell.ts';
import { words } from './words/lab.ts';

/** Lines of a stage that are shown. */
const SHOWN = 4;

/** What each command of a pipe handed on. */
export function Pipeline({ stages }: { stages: readonly Stage[] }) {
  if (stages.length < 2) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ol className="shell-pipe" aria-label={words.pipeline} tabIndex={0}>
      {stages.map((stage, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place
        <li key={i}>
          <code>{stage.source}</code>
          <pre>{firstLines(stage.output)}</pre>
          <span>
            {stageText(stage)} · {words.exitCode(stage.status)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function firstLines(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.length > SHOWN ? [...lines.slice(0, SHOWN - 1), '…'].join('\n') : lines.join('\n');
}
