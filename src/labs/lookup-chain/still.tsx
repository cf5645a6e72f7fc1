import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Figure } from './Figure.tsx';
import { lookUp } from './model.ts';
import { PRESETS } from './presets.ts';
import { startState } from './state.ts';

export default defineStill({
  options: attributes({ world: choice(PRESETS) }),
  Picture: ({ options }) => {
    const { world, query, step } = startState(options);
    return <Figure world={world} query={query} lookup={lookUp(world, query)} step={step} />;
  },
});
