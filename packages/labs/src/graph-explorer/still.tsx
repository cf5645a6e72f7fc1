import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { atEnd } from '../model/story.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { graphModel } from './model.ts';
import { PRESET_NAMES } from './presets.ts';
import { ALGORITHMS } from './types.ts';

const ended = atEnd(graphModel);

export default defineStill({
  model: ended,
  options: attributes({ graph: choice(PRESET_NAMES), algorithm: choice(['usual', ...ALGORITHMS]) }),
  Picture: ({ options }) => <Figure state={ended.start(options)} />,
  Controls,
});
