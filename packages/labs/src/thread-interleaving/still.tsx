import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Drawing } from './Drawing.tsx';
import { threadModel } from './lab-model.ts';
import { PROGRAM_NAMES } from './programs.ts';

export default defineStill({
  model: threadModel,
  options: attributes({ program: choice(PROGRAM_NAMES) }),
  Picture: ({ options }) => <Drawing state={threadModel.start(options)} />,
  Controls,
  Details,
});
