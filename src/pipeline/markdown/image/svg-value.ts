/** Values in an SVG: which are harmless, and how those that name an id follow it. */
import { SVG_FUNCTIONS } from './svg-allow-list.ts';

const URL = /url\(\s*(["']?)([^"')]*)\1\s*\)/gi;

/** Why a value must not stand in the page; undefined when it may. */
export function badValue(value: string): string | undefined {
  // CSS escapes could spell out what is forbidden.
  if (value.includes('\\')) return '里有反斜杠';
  for (const [, name = ''] of value.matchAll(/([\w-]+)\s*\(/g)) {
    if (!SVG_FUNCTIONS.has(name.toLowerCase())) return `里的 ${name}() 不允许`;
  }
  for (const [, , target = ''] of value.matchAll(URL))
    if (!target.trim().startsWith('#')) return `指向图外的 ${target}`;
  // What does not look like a whole url(#id) after the loop above is malformed.
  if (/url\s*\(/i.test(value.replace(URL, ''))) return '里的 url() 不完整';
  return undefined;
}

/** Gives `url(#a)` the prefix that the page's ids have. */
export function prefixUrls(value: string, prefix: string): string {
  return value.replace(URL, (_, _quote: string, target: string) => `url(#${prefix}${target.trim().slice(1)})`);
}
