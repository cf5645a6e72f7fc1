import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, Toggle } from '../kit/controls.tsx';
import type { CallAction, CallOptions, CallState } from './model.ts';
import { PROBLEMS } from './problems.ts';
import { PROBLEM_NAMES } from './types.ts';

/** The problem, its size, and whether dead ends are cut. */
export function Controls({ state, dispatch }: LabProps<CallOptions, CallState, CallAction>) {
  const { numbers, size, pruning } = PROBLEMS[state.problem];
  return (
    <Row label="问题">
      <Choice
        label="问题"
        value={state.problem}
        options={PROBLEM_NAMES.map((name) => [name, PROBLEMS[name].title] as const)}
        onChange={(problem) => dispatch({ kind: 'problem', problem })}
      />
      {size && (
        <NumberControl
          label={size.label}
          value={state.size}
          min={size.range[0]}
          max={size.range[1]}
          onChange={(next) => dispatch({ kind: 'size', size: next })}
        />
      )}
      {pruning && (
        <Toggle label={pruning} isOn={state.isPruned} onChange={(isOn) => dispatch({ kind: 'prune', isOn })} />
      )}
      {numbers && (
        <>
          <Button disabled={state.numbers.length >= numbers.count[1]} onClick={() => dispatch({ kind: 'more' })}>
            加一个
          </Button>
          <Button disabled={state.numbers.length <= numbers.count[0]} onClick={() => dispatch({ kind: 'fewer' })}>
            减一个
          </Button>
        </>
      )}
    </Row>
  );
}
