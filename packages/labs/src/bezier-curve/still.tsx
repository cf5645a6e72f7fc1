import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { KINDS } from './kinds.ts';
import { curveModel } from './model.ts';

export default defineStill({
  options: attributes({
    kind: choice(KINDS),
    points: number({ min: 2, max: 8, start: 4, whole: true }),
    t: number({ min: 0, max: 1, start: 0.4 }),
  }),
  model: curveModel,
  Picture: ({ options }) => <Figure state={curveModel.start(options)} />,
  Controls,
});
