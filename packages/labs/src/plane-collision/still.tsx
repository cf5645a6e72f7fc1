import * as v from 'valibot';
import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { atEnd } from '../model/story.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { RULES, SPEEDS } from './flight.ts';
import { planeModel } from './model.ts';

const ended = atEnd(planeModel);
const [first, ...others] = SPEEDS.map(String) as [string, ...string[]];

export default defineStill({
  model: ended,
  options: attributes({ speed: v.pipe(choice([first, ...others]), v.transform(Number)), rule: choice(RULES) }),
  Picture: ({ options }) => <Figure state={ended.start(options)} />,
  Controls,
});
