import { attributes, choice, numbers } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { MOST_NODES, treeModel } from './model.ts';

import { KINDS } from './types.ts';

export default defineStill({
  model: treeModel,
  options: attributes({ kind: choice(KINDS), keys: numbers({ min: 1, max: 99, most: MOST_NODES }) }),
  Picture: ({ options }) => <Figure state={treeModel.start(options)} />,
  Controls,
});
