import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { ALGORITHM_NAMES } from './algorithms.ts';
import { ALGORITHM_TITLES, SHAPE_TITLES } from './describe.ts';
import { GrowthChart } from './GrowthChart.tsx';
import { sortModel } from './lab-model.ts';
import { growthOf, SHAPES, SIZES } from './model.ts';

export default defineStill({
  model: sortModel,
  options: attributes({
    algorithm: choice(ALGORITHM_NAMES),
    shape: choice(SHAPES),
    size: number({ min: SIZES.least, max: SIZES.most, start: 16, whole: true }),
  }),
  Picture: ({ options: { algorithm, shape } }) => (
    <GrowthChart
      growth={growthOf(algorithm, shape, 1)}
      title={`${ALGORITHM_TITLES[algorithm]}（${SHAPE_TITLES[shape]}）`}
    />
  ),
});
