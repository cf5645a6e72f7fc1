import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { PixelStill } from '../kit/PixelStill.tsx';
import { Controls } from './Controls.tsx';
import { VIEW } from './Figure.tsx';
import { FootprintInset } from './FootprintInset.tsx';
import { levelsOf, samplerOf, textureModel } from './model.ts';
import { floorBytes, IMAGE } from './plane.ts';
import { FILTERS } from './sampler.ts';
import { SHOWS } from './state.ts';
import { PATTERNS } from './texture.ts';

export default defineStill({
  options: attributes({ pattern: choice(PATTERNS), filter: choice(FILTERS), shows: choice(SHOWS) }),
  model: textureModel,
  Picture: ({ options }) => {
    const state = textureModel.start(options);
    const bytes = floorBytes(levelsOf(state), samplerOf(state), { view: state, shows: state.shows, step: 2 });
    return (
      <PixelStill
        pixels={{ bytes, width: IMAGE.width / 2, height: IMAGE.height / 2 }}
        view={VIEW}
        label={textureModel.describe(state)}
      >
        <FootprintInset state={state} />
      </PixelStill>
    );
  },
  Controls,
});
