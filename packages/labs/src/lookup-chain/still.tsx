import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { atEnd } from '../model/story.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Drawing } from './Drawing.tsx';
import { lookupModel } from './lab-model.ts';
import { PRESETS } from './presets.ts';

// Without scripts nobody can step: the whole path.
const ended = atEnd(lookupModel);

export default defineStill({
  model: ended,
  options: attributes({ world: choice(PRESETS) }),
  Picture: ({ options }) => <Drawing state={ended.start(options)} />,
  Controls,
  Details,
});
