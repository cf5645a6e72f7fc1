import { attributes, choice, numbers } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { atEnd } from '../model/story.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { HIGHEST } from './listings.ts';
import { arrayModel, LENGTHS } from './model.ts';

import { PROGRAM_NAMES } from './types.ts';

const ended = atEnd(arrayModel);

export default defineStill({
  model: ended,
  options: attributes({
    program: choice(PROGRAM_NAMES),
    values: numbers({ min: 0, max: HIGHEST, most: LENGTHS.most }),
    target: numbers({ min: 0, max: 60, most: 1 }),
  }),
  Picture: ({ options }) => <Figure state={ended.start(options)} />,
  Controls,
  Details,
});
