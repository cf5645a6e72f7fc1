import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { ALGORITHM_NAMES } from './algorithms.ts';
import { Bars } from './Bars.tsx';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { pictureLabel } from './describe.ts';
import { momentOf, sortModel } from './lab-model.ts';
import { SHAPES, SIZES } from './model.ts';

export default defineStill({
  options: attributes({
    algorithm: choice(ALGORITHM_NAMES),
    shape: choice(SHAPES),
    size: number({ min: SIZES.least, max: SIZES.most, start: 16, whole: true }),
  }),
  model: sortModel,
  Picture({ options }) {
    const state = sortModel.start(options);
    const { moment } = momentOf(state);
    return <Bars moment={moment} isSorted={false} label={pictureLabel(state, moment)} />;
  },
  Controls,
  Details,
});
