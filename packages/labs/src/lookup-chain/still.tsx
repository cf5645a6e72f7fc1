import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Figure } from './Figure.tsx';
import { lookUp } from './model.ts';
import { PRESETS } from './presets.ts';
import { startState } from './state.ts';

export default defineStill({
  options: attributes({ world: choice(PRESETS) }),
  Picture: ({ options }) => {
    const { world, query } = startState(options);
    const lookup = lookUp(world, query);
    // Without scripts nobody can step: the whole path.
    return <Figure world={world} query={query} lookup={lookup} step={lookup.path.length} />;
  },
});
