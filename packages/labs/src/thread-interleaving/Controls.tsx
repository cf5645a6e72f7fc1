import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row } from '../kit/controls.tsx';
import type { ThreadAction } from './lab-model.ts';
import { PROGRAM_NAMES } from './programs.ts';
import { planOf, type ThreadOptions, type ThreadState } from './state.ts';
import { words } from './words/lab.ts';

/** The program, and a run by chance. */
export function Controls({ state, dispatch }: LabProps<ThreadOptions, ThreadState, ThreadAction>) {
  return (
    <Row label={words.program}>
      <Choice
        label={words.program}
        value={state.program}
        options={PROGRAM_NAMES.map((name) => [name, words.titles[name]] as const)}
        onChange={(program) => dispatch({ kind: 'program', program })}
      />
      <Button disabled={state.step === planOf(state).order.length} onClick={() => dispatch({ kind: 'random' })}>
        {words.randomRest}
      </Button>
    </Row>
  );
}
