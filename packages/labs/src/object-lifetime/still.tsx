import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { atEnd } from '../model/story.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { timelineLabel } from './describe.ts';
import { lifetimeModel, stepsOfRun } from './lab-model.ts';
import { PROGRAM_NAMES } from './programs.ts';
import { Timeline } from './Timeline.tsx';

const ended = atEnd(lifetimeModel);

export default defineStill({
  model: ended,
  options: attributes({ program: choice(PROGRAM_NAMES) }),
  Picture: ({ options }) => {
    const state = ended.start(options);
    const steps = stepsOfRun(state);
    return <Timeline steps={steps} step={state.step} label={timelineLabel(state.program, steps, state.step)} />;
  },
  Controls,
  Details,
});
