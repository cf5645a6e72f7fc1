import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { atEnd } from '../model/story.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { tableModel } from './model.ts';
import { PROBLEM_NAMES } from './types.ts';

const ended = atEnd(tableModel);

export default defineStill({
  model: ended,
  options: attributes({ problem: choice(PROBLEM_NAMES) }),
  Picture: ({ options }) => <Figure state={ended.start(options)} />,
  Controls,
  Details,
});
