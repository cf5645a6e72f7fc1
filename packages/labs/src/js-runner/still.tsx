import { attributes, number, text } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { LIMIT, LONGEST_PROGRAM } from '../sandbox/limits.ts';
import { programModel } from '../sandbox/program-state.ts';
import { StillRunner } from '../sandbox/StillRunner.tsx';

const START =
  "const names = ['甲', '乙', '丙'];\nfor (const name of names) console.log('你好，' + name);\nnames.length";

export default defineStill({
  code: ['javascript', 'js'],
  options: attributes({ code: text(START, LONGEST_PROGRAM), limit: number(LIMIT) }),
  model: programModel,
  Picture: ({ options }) => <StillRunner code={options.code} language="JavaScript" />,
});
