import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { METHODS } from './ik.ts';
import { skeletonModel } from './model.ts';
import { PARTS, RANGES } from './state.ts';

export default defineStill({
  options: attributes({
    part: choice(PARTS),
    method: choice(METHODS),
    bones: number({ min: RANGES.bones.min, max: RANGES.bones.max, start: 4, whole: true }),
  }),
  model: skeletonModel,
  Picture: ({ options }) => <Drawing state={skeletonModel.start(options)} />,
  Controls,
});
