import { attributes, choice, numbers } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { atEnd } from '../model/story.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { callModel } from './model.ts';
import { PROBLEM_NAMES } from './types.ts';

const ended = atEnd(callModel);

export default defineStill({
  model: ended,
  options: attributes({ problem: choice(PROBLEM_NAMES), numbers: numbers({ min: 1, max: 15, most: 5 }) }),
  Picture: ({ options }) => <Figure state={ended.start(options)} />,
  Controls,
  Details,
});
