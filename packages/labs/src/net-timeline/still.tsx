import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Drawing } from './Drawing.tsx';
import { DELAYS, LOSSES, netModel, WINDOWS } from './model.ts';
import { TOPICS } from './state.ts';

/** Happenings that fit the picture on paper. */
const SHOWN = 14;

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
  Picture: ({ options }) => {
    const start = netModel.start(options);
    const last = netModel.steps?.last(start) ?? 0;
    return <Drawing state={netModel.reduce(start, { kind: 'go', step: Math.min(last, SHOWN) })} />;
  },
});
