/** Number prefixes of file and folder names order siblings and are cut from ids; the rules are Docusaurus'. */

const DATE = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?.*$/;
const VERSION = /^\d+[-_.]\d+.*$/;
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** A name, and the number before it. */
export interface SplitName {
  name: string;
  number?: number;
}

/** `03-指针` → name 指针, number 3; dates (`2021-11-05 x`) and versions (`7.0-x`) keep their digits. */
export function splitNumberPrefix(name: string): SplitName {
  const match = DATE.test(name) || VERSION.test(name) ? null : PREFIX.exec(name);
  return match?.[2] ? { name: match[2], number: Number(match[1]) } : { name };
}
