import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Drawing } from './Figure.tsx';
import { mvpModel } from './model.ts';
import { LAST_STAGE, PARTS } from './state.ts';

export default defineStill({
  options: attributes({
    part: choice(PARTS),
    stage: number({ min: 0, max: LAST_STAGE, start: 0, whole: true }),
  }),
  model: mvpModel,
  Picture: ({ options }) => <Drawing state={mvpModel.start(options)} />,
  Controls,
  Details,
});
