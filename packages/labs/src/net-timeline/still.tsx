import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Drawing } from './Drawing.tsx';
import { DELAYS, LOSSES, netModel, WINDOWS } from './model.ts';
import { type NetOptions, TOPICS } from './state.ts';

/** Happenings that fit the picture on paper. */
const SHOWN = 14;

/** As far as the paper goes: an empty timeline says nothing. */
const told = {
  ...netModel,
  start(options: NetOptions) {
    const start = netModel.start(options);
    return netModel.reduce(start, { kind: 'go', step: Math.min(netModel.steps?.last(start) ?? 0, SHOWN) });
  },
};

export default defineStill({
  model: told,
  options: attributes({
    topic: choice(TOPICS),
    delay: number({ ...DELAYS, start: 100 }),
    loss: number({ ...LOSSES, start: 0 }),
    window: number({ ...WINDOWS, start: 8, whole: true }),
  }),
  Controls,
  Details,
  Picture: ({ options }) => <Drawing state={told.start(options)} />,
});
