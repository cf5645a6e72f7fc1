import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const program =
  "names = { 'Ann', 'Ben', 'Cid' }\nfor i, name in ipairs(names) do\n  print(i, name)\nend\nreturn #names";
export const globals = 'Global variables';
export const global = 'Global';
export const value = 'Value';
export const table = (count: number, hasMetatable: boolean) =>
  `table (${counted(count, 'entry', 'entries')}${hasMetatable ? ', with a metatable' : ''})`;
