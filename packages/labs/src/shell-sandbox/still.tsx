import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { shellModel } from './model.ts';
import { PRESET_NAMES } from './presets.ts';
import { Transcript } from './Transcript.tsx';

export default defineStill({
  // The whole session is on paper.
  model: { ...shellModel, start: (options) => shellModel.start({ ...options, done: Number.POSITIVE_INFINITY }) },
  options: attributes({
    preset: choice(PRESET_NAMES),
    done: number({ min: 0, max: 20, start: 0, whole: true }),
  }),
  Controls,
  Picture: ({ options: { preset } }) => <Transcript preset={preset} />,
});
