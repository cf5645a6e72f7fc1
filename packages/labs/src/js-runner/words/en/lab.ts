/** What the lab says in English. */

export const program =
  "const names = ['Ann', 'Ben', 'Cid'];\nfor (const name of names) console.log('Hello, ' + name);\nnames.length";
export const threw = (value: string) => `Threw ${value}`;
export const assertionFailed = 'Assertion failed';
export const longText = (quoted: string, length: number) => `${quoted}… (${length} characters)`;
export const circular = '[Circular]';
