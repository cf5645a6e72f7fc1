import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { pngAddress } from '../kit/png.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { brdfModel } from './model.ts';
import { ballBytes } from './shading.ts';

const BALL = 56;

export default defineStill({
  options: attributes({
    roughness: number({ min: 0.1, max: 1, start: 0.4 }),
    metalness: number({ min: 0, max: 1, start: 1 }),
    bounces: choice(['off', 'on']),
  }),
  model: brdfModel,
  Picture: ({ options }) => {
    const state = brdfModel.start(options);
    const ball = pngAddress({ bytes: ballBytes(state, BALL), width: BALL, height: BALL });
    return <Drawing state={state} ball={ball} />;
  },
  Controls,
});
