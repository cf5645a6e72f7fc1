/** What the lab says in Simplified Chinese. */

export const program =
  "names = { '甲', '乙', '丙' }\nfor i, name in ipairs(names) do\n  print(i, name)\nend\nreturn #names";
export const globals = '全局变量';
export const global = '全局变量';
export const value = '值';
export const table = (count: number, hasMetatable: boolean) => `table（${count} 项${hasMetatable ? '，有元表' : ''}）`;
