import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { INTEGRATORS } from './integrators.ts';
import { physicsModel, STEP } from './model.ts';
import { SCENES } from './scenes.ts';

export default defineStill({
  model: physicsModel,
  options: attributes({
    scene: choice(SCENES),
    integrator: choice(INTEGRATORS),
    h: number({ min: STEP.min, max: STEP.max, start: 0.05 }),
  }),
  Controls,
  Picture: ({ options }) => <Drawing state={physicsModel.start(options)} />,
});
