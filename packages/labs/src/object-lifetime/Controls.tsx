import type { LabProps } from '../define.ts';
import { Choice, Controls as Row } from '../kit/controls.tsx';
import type { LifetimeAction, LifetimeOptions, LifetimeState } from './lab-model.ts';
import { PROGRAM_NAMES } from './programs.ts';
import { words } from './words/lab.ts';

/** Which program runs. */
export function Controls({ state, dispatch }: LabProps<LifetimeOptions, LifetimeState, LifetimeAction>) {
  return (
    <Row label={words.program}>
      <Choice
        label={words.program}
        value={state.program}
        options={PROGRAM_NAMES.map((name) => [name, words.titles[name]] as const)}
        onChange={(program) => dispatch({ kind: 'program', program })}
      />
    </Row>
  );
}
