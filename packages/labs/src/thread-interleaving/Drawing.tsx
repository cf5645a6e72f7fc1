import { Svg } from '../kit/Svg.tsx';
import { figureLabel } from './describe.ts';
import { CODE, layoutOf, WIDTH } from './geometry.ts';
import type { ThreadAction } from './lab-model.ts';
import { PROGRAMS } from './programs.ts';
import type { ThreadState } from './state.ts';
import { ThreadColumn } from './ThreadColumn.tsx';
import { Timeline } from './Timeline.tsx';

interface DrawingProps {
  state: ThreadState;
  /** Absent in the still picture. */
  dispatch?: (action: ThreadAction) => void;
}

/** A column of code for each thread; under them time from left to right, and what is shared after each step. */
export function Drawing({ state, dispatch }: DrawingProps) {
  const program = PROGRAMS[state.program];
  const { column, height } = layoutOf(program);
  return (
    <Svg width={WIDTH} height={height} label={figureLabel(state)} hasControls={dispatch !== undefined}>
      {program.threads.map(({ name }, thread) => (
        <ThreadColumn
          key={name}
          state={state}
          thread={thread}
          x={thread * (column + CODE.gap)}
          {...(dispatch && { onPress: () => dispatch({ kind: 'thread', thread }) })}
        />
      ))}
      <Timeline state={state} {...(dispatch && { onStep: (step) => dispatch({ kind: 'go', step }) })} />
    </Svg>
  );
}
