import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { rasterModel } from './model.ts';
import { SCENES, SHOWS } from './scenes.ts';

export default defineStill({
  model: rasterModel,
  options: attributes({ scene: choice(SCENES), show: choice(SHOWS) }),
  Controls,
  Picture: ({ options }) => <Drawing state={rasterModel.start(options)} />,
});
