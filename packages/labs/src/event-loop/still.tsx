import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Drawing } from './Drawing.tsx';
import { loopModel } from './lab-model.ts';
import { MOST_STEPS } from './model.ts';
import { PRESETS } from './programs.ts';
import { type LoopOptions, startState, storyOf } from './state.ts';
import type { Machine } from './types.ts';

const load = ({ stack, microtasks, timers, deferred }: Machine) =>
  stack.length + microtasks.length + timers.length + deferred.length;

/** On paper a moment at which the queues are full, unless the note names one. */
const told = {
  ...loopModel,
  start: (options: LoopOptions) => {
    const start = startState(options);
    if (start.step > 0) return start;
    const loads = storyOf(start).machines.map(load);
    return { ...start, step: loads.indexOf(Math.max(...loads)) };
  },
};

export default defineStill({
  model: told,
  options: attributes({
    program: choice(PRESETS),
    step: number({ min: 0, max: MOST_STEPS, start: 0, whole: true }),
  }),
  Picture: ({ options }) => <Drawing state={told.start(options)} />,
  Controls,
  Details,
});
