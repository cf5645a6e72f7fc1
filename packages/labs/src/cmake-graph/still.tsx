import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Drawing } from './Drawing.tsx';
import { cmakeModel } from './model.ts';
import { PRESET_NAMES } from './presets.ts';

export default defineStill({
  model: cmakeModel,
  options: attributes({ preset: choice(PRESET_NAMES) }),
  Picture: ({ options }) => <Drawing state={cmakeModel.start(options)} />,
});
