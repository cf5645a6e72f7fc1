import type { LabProps } from '../define.ts';
import { Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { LISTINGS } from './listings.ts';
import { type ArrayAction, type ArrayOptions, type ArrayState, LENGTHS } from './model.ts';
import { PROGRAM_NAMES } from './types.ts';
import { words } from './words/lab.ts';

/** The program, the length of the array, and what is looked for. */
export function Controls({ state, dispatch }: LabProps<ArrayOptions, ArrayState, ArrayAction>) {
  const { target } = LISTINGS[state.program];
  const isSieve = state.program.endsWith('sieve');
  return (
    <Row label={words.input}>
      <Choice
        label={words.program}
        value={state.program}
        options={PROGRAM_NAMES.map((name) => [name, words.titles[name]] as const)}
        onChange={(program) => dispatch({ kind: 'program', program })}
      />
      {target && (
        <NumberControl
          label={words.targets[state.program]}
          value={state.target}
          min={target.min}
          max={target.max}
          onChange={(next) => dispatch({ kind: 'target', target: next })}
        />
      )}
      {!isSieve && (
        <NumberControl
          label={words.length}
          value={state.values.length}
          min={LENGTHS.least}
          max={LENGTHS.most}
          onChange={(length) => dispatch({ kind: 'length', length })}
        />
      )}
    </Row>
  );
}
