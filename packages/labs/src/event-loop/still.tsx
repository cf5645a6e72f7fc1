import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Figure } from './Figure.tsx';
import { MOST_STEPS, runProgram } from './model.ts';
import { PRESETS } from './programs.ts';
import { startState } from './state.ts';
import type { Machine } from './types.ts';

/** On paper a moment at which the queues are full. */
function busiest(states: readonly Machine[]): Machine {
  const load = ({ stack, microtasks, timers, deferred }: Machine) =>
    stack.length + microtasks.length + timers.length + deferred.length;
  return states.reduce((best, state) => (load(state) > load(best) ? state : best));
}

export default defineStill({
  options: attributes({
    program: choice(PRESETS),
    step: number({ min: 0, max: MOST_STEPS, start: 0, whole: true }),
  }),
  Picture: ({ options }) => {
    const states = runProgram(startState(options).program);
    return <Figure machine={(options.step && states[options.step]) || busiest(states)} />;
  },
});
