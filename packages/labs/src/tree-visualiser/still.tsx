import { attributes, choice, numbers } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { atEnd } from '../model/story.ts';
import { Figure } from './Figure.tsx';
import { MOST_NODES, treeModel } from './model.ts';

import { KINDS } from './types.ts';

const ended = atEnd(treeModel);

export default defineStill({
  model: ended,
  options: attributes({ kind: choice(KINDS), keys: numbers({ min: 1, max: 99, most: MOST_NODES }) }),
  Picture: ({ options }) => <Figure state={ended.start(options)} />,
});
