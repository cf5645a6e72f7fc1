import { attributes, number, text } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { LIMIT, LONGEST_PROGRAM } from '../sandbox/limits.ts';
import { programModel } from '../sandbox/program-state.ts';
import { StillRunner } from '../sandbox/StillRunner.tsx';

const START = "names = { '甲', '乙', '丙' }\nfor i, name in ipairs(names) do\n  print(i, name)\nend\nreturn #names";

export default defineStill({
  code: ['lua'],
  options: attributes({ code: text(START, LONGEST_PROGRAM), limit: number(LIMIT) }),
  model: programModel,
  Picture: ({ options }) => <StillRunner code={options.code} language="Lua" />,
});
