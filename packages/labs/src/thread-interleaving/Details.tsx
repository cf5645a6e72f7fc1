import type { LabProps } from '../define.ts';
import { Button } from '../kit/controls.tsx';
import { endText, explorationText } from './describe.ts';
import { type End, endOf, explore } from './explore.ts';
import type { ThreadAction } from './lab-model.ts';
import { PROGRAMS } from './programs.ts';
import { shownRun, type ThreadOptions, type ThreadState } from './state.ts';
import type { Program, Run } from './types.ts';
import { words } from './words/lab.ts';

/** Every way to end: how many interleavings lead there, and one of them to walk through. */
export function Details({ state, dispatch }: LabProps<ThreadOptions, ThreadState, ThreadAction>) {
  const program = PROGRAMS[state.program];
  const exploration = explore(program);
  const run = shownRun(state);
  return (
    <>
      <p>{explorationText(exploration)}</p>
      <ul className="thread-interleaving-ends" aria-label={words.waysToEnd}>
        {exploration.ends.map((end, index) => (
          <li key={endText(end)}>
            <Button isPressed={isAt(program, run, end)} onClick={() => dispatch({ kind: 'end', index })}>
              {endText(end)}
            </Button>
            <Share count={end.count} total={exploration.total} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many of the interleavings end so, as a bar beside its name. */
const Share = ({ count, total }: { count: number; total: number }) => (
  <span className="thread-interleaving-share" aria-hidden="true">
    <span style={{ width: `${((count / total) * 100).toFixed(1)}%` }} />
  </span>
);

const isAt = (program: Program, run: Run, { kind, variables }: End): boolean =>
  endOf(program, run) === kind && JSON.stringify(run.variables) === JSON.stringify(variables);
