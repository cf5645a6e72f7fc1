import type { LabProps } from '../define.ts';
import { Choice, Controls as Row } from '../kit/controls.tsx';
import type { LifetimeAction, LifetimeOptions, LifetimeState } from './lab-model.ts';
import { PROGRAM_NAMES, PROGRAMS } from './programs.ts';

/** Which program runs. */
export function Controls({ state, dispatch }: LabProps<LifetimeOptions, LifetimeState, LifetimeAction>) {
  return (
    <Row label="程序">
      <Choice
        label="程序"
        value={state.program}
        options={PROGRAM_NAMES.map((name) => [name, PROGRAMS[name].title] as const)}
        onChange={(program) => dispatch({ kind: 'program', program })}
      />
    </Row>
  );
}
