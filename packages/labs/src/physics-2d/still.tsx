import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { BROADS } from './discs.ts';
import { INTEGRATORS } from './integrators.ts';
import { physicsModel, STEP } from './model.ts';
import { SCENES } from './state.ts';

export default defineStill({
  model: physicsModel,
  options: attributes({
    scene: choice(SCENES),
    integrator: choice(INTEGRATORS),
    h: number({ min: STEP.min, max: STEP.max, start: 0.05 }),
    broad: choice(BROADS),
    projected: choice(['off', 'on']),
  }),
  Controls,
  Picture: ({ options }) => <Drawing state={physicsModel.start(options)} />,
});
