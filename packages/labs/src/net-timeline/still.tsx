import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Drawing } from './Drawing.tsx';
import { DELAYS, LOSSES, netModel, WINDOWS } from './model.ts';
import { TOPICS } from './state.ts';

export default defineStill({
  model: netModel,
  options: attributes({
    topic: choice(TOPICS),
    delay: number({ ...DELAYS, start: 100 }),
    loss: number({ ...LOSSES, start: 0 }),
    window: number({ ...WINDOWS, start: 8, whole: true }),
  }),
  Controls,
  Details,
  Picture: ({ options }) => <Drawing state={netModel.start(options)} />,
});
