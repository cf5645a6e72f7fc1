import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { figureLabel } from './describe.ts';
import { Figure } from './Figure.tsx';
import { viewOf } from './model.ts';
import { startState } from './state.ts';

export default defineStill({
  options: attributes({
    kind: choice(['bezier', 'joined', 'bspline', 'easing']),
    points: number({ min: 2, max: 8, start: 4, whole: true }),
    t: number({ min: 0, max: 1, start: 0.4 }),
  }),
  Picture: ({ options }) => {
    const state = startState(options);
    return <Figure state={state} view={viewOf(state)} label={figureLabel(state)} />;
  },
});
