/** What the lab says in Simplified Chinese. */

export const program =
  "const names = ['甲', '乙', '丙'];\nfor (const name of names) console.log('你好，' + name);\nnames.length";
export const threw = (value: string) => `抛出了 ${value}`;
export const assertionFailed = '断言失败';
export const longText = (quoted: string, length: number) => `${quoted}…（共 ${length} 个字符）`;
export const circular = '[循环引用]';
