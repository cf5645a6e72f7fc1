import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { halved } from '../kit/halved.ts';
import { PixelStill } from '../kit/PixelStill.tsx';
import { IMAGE } from '../space/yard.ts';
import { Bar, VIEW } from './Bar.tsx';
import { Controls } from './Controls.tsx';
import { workOf } from './describe.ts';
import { postModel } from './model.ts';
import { splitBytes } from './render.ts';
import { TASKS } from './state.ts';

export default defineStill({
  options: attributes({ task: choice(TASKS) }),
  model: postModel,
  Picture: ({ options }) => {
    const state = postModel.start(options);
    const pixels = halved(splitBytes(state, workOf(state).lights), IMAGE);
    return (
      <PixelStill pixels={pixels} view={VIEW} label={postModel.describe(state)}>
        <Bar state={state} />
      </PixelStill>
    );
  },
  Controls,
});
