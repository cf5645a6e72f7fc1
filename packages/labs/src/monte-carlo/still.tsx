import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { MOST_POWER } from './estimate.ts';
import { carloModel } from './model.ts';
import { SAMPLERS } from './random.ts';
import { DENSITIES, SCENES } from './scenes.ts';

export default defineStill({
  model: carloModel,
  options: attributes({
    scene: choice(SCENES),
    density: choice(DENSITIES),
    sampler: choice(SAMPLERS),
    power: number({ min: 0, max: MOST_POWER, start: 6, whole: true }),
  }),
  Controls,
  Picture: ({ options }) => <Drawing state={carloModel.start(options)} />,
});
