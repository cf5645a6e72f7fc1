import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { PixelStill } from '../kit/PixelStill.tsx';
import { Controls } from './Controls.tsx';
import { describe } from './describe.ts';
import { smallPicture, VIEWS } from './image.ts';
import { tracerModel } from './model.ts';
import { VIEW } from './place.ts';
import { SCENES } from './scene.ts';
import { jobOf, LAST_STEP } from './state.ts';

export default defineStill({
  options: attributes({
    scene: choice(SCENES),
    view: choice(VIEWS),
    strategy: choice(['cosine', 'uniform', 'light', 'mis']),
    step: number({ min: 0, max: LAST_STEP, start: 1, whole: true }),
  }),
  model: tracerModel,
  Picture: ({ options }) => {
    const state = tracerModel.start(options);
    return <PixelStill pixels={smallPicture(jobOf(state), state.view)} view={VIEW} label={describe(state)} />;
  },
  Controls,
});
