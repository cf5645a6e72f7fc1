import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, Toggle } from '../kit/controls.tsx';
import type { CallAction, CallOptions, CallState } from './model.ts';
import { PROBLEMS } from './problems.ts';
import { PROBLEM_NAMES } from './types.ts';
import { words } from './words/lab.ts';

/** The problem, its size, and whether dead ends are cut. */
export function Controls({ state, dispatch }: LabProps<CallOptions, CallState, CallAction>) {
  const { numbers, size, pruning } = PROBLEMS[state.problem];
  return (
    <Row label={words.problem}>
      <Choice
        label={words.problem}
        value={state.problem}
        options={PROBLEM_NAMES.map((name) => [name, words.titles[name]] as const)}
        onChange={(problem) => dispatch({ kind: 'problem', problem })}
      />
      {size && (
        <NumberControl
          label={size.label()}
          value={state.size}
          min={size.range[0]}
          max={size.range[1]}
          onChange={(next) => dispatch({ kind: 'size', size: next })}
        />
      )}
      {pruning && (
        <Toggle label={pruning()} isOn={state.isPruned} onChange={(isOn) => dispatch({ kind: 'prune', isOn })} />
      )}
      {numbers && (
        <>
          <Button disabled={state.numbers.length >= numbers.count[1]} onClick={() => dispatch({ kind: 'more' })}>
            {words.addOne}
          </Button>
          <Button disabled={state.numbers.length <= numbers.count[0]} onClick={() => dispatch({ kind: 'fewer' })}>
            {words.removeOne}
          </Button>
        </>
      )}
    </Row>
  );
}
