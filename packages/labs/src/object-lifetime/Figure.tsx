import type { LabProps } from '../define.ts';
import { RailHandle } from '../kit/RailHandle.tsx';
import { timelineLabel } from './describe.ts';
import { type LifetimeAction, type LifetimeOptions, type LifetimeState, stepsOfRun } from './lab-model.ts';
import { placeOfStep, Timeline } from './Timeline.tsx';
import { words } from './words/lab.ts';

/** The lives up to now; the line of the present is dragged, and a life is pressed to go to where it changed. */
export function Figure({ state, dispatch }: LabProps<LifetimeOptions, LifetimeState, LifetimeAction>) {
  const steps = stepsOfRun(state);
  const last = steps.length - 1;
  const go = (step: number) => dispatch({ kind: 'go', step });
  const label = timelineLabel(state.program, steps, state.step);
  return (
    <Timeline steps={steps} step={state.step} label={label} onStep={go}>
      <RailHandle
        rail={{ min: 0, max: last, step: 1, at: (step) => ({ x: placeOfStep(step, last), y: 14 }) }}
        value={state.step}
        label={words.now}
        valueText={words.stepOf(state.step, last)}
        onChange={go}
      />
    </Timeline>
  );
}
