import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { bvhModel, COUNTS } from './model.ts';
import { QUERIES } from './state.ts';

export default defineStill({
  model: bvhModel,
  options: attributes({
    structure: choice(['sah', 'median', 'kd', 'grid', 'none']),
    query: choice(QUERIES),
    count: number({ ...COUNTS, start: 32, whole: true }),
  }),
  Controls,
  Picture: ({ options }) => <Drawing state={bvhModel.start(options)} />,
});
