import { attributes, number, text } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Listing } from '../sandbox/Listing.tsx';
import { LIMIT, LONGEST_PROGRAM } from '../sandbox/limits.ts';

const START = "names = { '甲', '乙', '丙' }\nfor i, name in ipairs(names) do\n  print(i, name)\nend\nreturn #names";

export default defineStill({
  code: ['lua'],
  options: attributes({ code: text(START, LONGEST_PROGRAM), limit: number(LIMIT) }),
  Picture: ({ options }) => <Listing code={options.code} />,
});
