import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { atEnd } from '../model/story.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { gridModel } from './model.ts';

import { PRESET_NAMES } from './presets.ts';
import { ALGORITHMS } from './types.ts';

const ended = atEnd(gridModel);

export default defineStill({
  model: ended,
  options: attributes({ map: choice(PRESET_NAMES), algorithm: choice(['usual', ...ALGORITHMS]) }),
  Picture: ({ options }) => <Figure state={ended.start(options)} />,
  Controls,
});
