import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Drawing } from './Drawing.tsx';
import { cmakeModel } from './model.ts';
import { PRESET_NAMES } from './presets.ts';

export default defineStill({
  model: cmakeModel,
  options: attributes({ preset: choice(PRESET_NAMES) }),
  Controls,
  Details,
  Picture: ({ options }) => <Drawing state={cmakeModel.start(options)} />,
});
