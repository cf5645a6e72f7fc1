import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { containerModel } from './lab-model.ts';

export default defineStill({
  options: attributes({
    kind: choice(['vector', 'deque', 'list', 'stack', 'queue', 'unordered_set']),
    size: number({ min: 0, max: 20, start: 4, whole: true }),
  }),
  model: containerModel,
  Picture: ({ options }) => <Figure state={containerModel.start(options)} />,
  Controls,
  Details,
});
