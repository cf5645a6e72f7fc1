import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row } from '../kit/controls.tsx';
import { TITLES } from './describe.ts';
import type { ThreadAction } from './lab-model.ts';
import { PROGRAM_NAMES } from './programs.ts';
import { planOf, type ThreadOptions, type ThreadState } from './state.ts';

/** The program, and a run by chance. */
export function Controls({ state, dispatch }: LabProps<ThreadOptions, ThreadState, ThreadAction>) {
  return (
    <Row label="程序">
      <Choice
        label="程序"
        value={state.program}
        options={PROGRAM_NAMES.map((name) => [name, TITLES[name]] as const)}
        onChange={(program) => dispatch({ kind: 'program', program })}
      />
      <Button disabled={state.step === planOf(state).order.length} onClick={() => dispatch({ kind: 'random' })}>
        其余的随机走完
      </Button>
    </Row>
  );
}
