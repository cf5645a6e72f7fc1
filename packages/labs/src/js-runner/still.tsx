import { attributes, number, text } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { LIMIT, LONGEST_PROGRAM } from '../sandbox/limits.ts';
import { programModel } from '../sandbox/program-state.ts';
import { StillRunner } from '../sandbox/StillRunner.tsx';
import { words } from './words/lab.ts';

export default defineStill({
  code: ['javascript', 'js'],
  options: attributes({ code: text(() => words.program, LONGEST_PROGRAM), limit: number(LIMIT) }),
  model: programModel,
  Picture: ({ options }) => <StillRunner code={options.code} language="JavaScript" />,
});
