import { attributes, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { COLORS, gameModel, SEEDS, SIZES } from './model.ts';

export default defineStill({
  model: gameModel,
  options: attributes({
    size: number({ ...SIZES, start: 8, whole: true }),
    colors: number({ ...COLORS, start: 6, whole: true }),
    seed: number({ ...SEEDS, start: 7, whole: true }),
  }),
  Picture: ({ options }) => <Figure state={gameModel.start(options)} />,
  Controls,
  Details,
});
