import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { memoryModel } from './lab-model.ts';
import { PRESETS } from './presets.ts';

export default defineStill({
  options: attributes({ program: choice(PRESETS) }),
  model: memoryModel,
  Picture: ({ options }) => <Figure state={memoryModel.start(options)} />,
  Controls,
  Details,
});
