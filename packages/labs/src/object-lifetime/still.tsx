import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { timelineLabel } from './describe.ts';
import { PROGRAM_NAMES, runProgram } from './programs.ts';
import { Timeline } from './Timeline.tsx';

export default defineStill({
  options: attributes({ program: choice(PROGRAM_NAMES) }),
  Picture: ({ options: { program } }) => {
    const steps = runProgram(program);
    const last = steps.length - 1;
    return <Timeline steps={steps} step={last} label={timelineLabel(program, steps, last)} />;
  },
});
