import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Drawing } from './Drawing.tsx';
import { rasterModel } from './model.ts';
import { SCENES, SHOWS } from './scenes.ts';

export default defineStill({
  model: rasterModel,
  options: attributes({ scene: choice(SCENES), show: choice(SHOWS) }),
  Picture: ({ options }) => <Drawing state={rasterModel.start(options)} />,
});
