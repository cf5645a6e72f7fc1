import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { meshModel } from './model.ts';
import { SHAPES } from './shapes.ts';
import { METHODS } from './state.ts';

export default defineStill({
  options: attributes({
    shape: choice(SHAPES),
    method: choice(METHODS),
    // More would be more paths than a still picture may cost.
    step: number({ min: 0, max: 2, start: 1, whole: true }),
  }),
  model: meshModel,
  Picture: ({ options }) => <Drawing state={meshModel.start(options)} />,
  Controls,
});
