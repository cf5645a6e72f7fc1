/** Values in an SVG: which are harmless, and how those that name an id follow it. */
import { words } from '../../../words/html-and-images.ts';
import { SVG_FUNCTIONS } from './svg-allow-list.ts';

const REFERENCE = /url\(([^)]*)\)/gi;

/** Why a value must not stand in the page; undefined when it may. */
export function badValue(value: string): string | undefined {
  // CSS escapes could spell out what is forbidden.
  if (value.includes('\\')) return words.backslash;
  for (const [, name = ''] of value.matchAll(/([\w-]+)\s*\(/g)) {
    if (!SVG_FUNCTIONS.has(name.toLowerCase())) return words.badFunction(name);
  }
  for (const [, target = ''] of value.matchAll(REFERENCE)) if (!idIn(target)) return words.leadsOut(target);
  if (/url\s*\(/i.test(value.replace(REFERENCE, ''))) return words.openUrl;
  return undefined;
}

/** Gives `url(#a)` the prefix that the page's ids have. */
export function prefixUrls(value: string, prefix: string): string {
  return value.replace(REFERENCE, (_, target: string) => `url(#${prefix}${idIn(target)})`);
}

/** `#a`, also in quotes → `a`; undefined when it names something else. */
function idIn(target: string): string | undefined {
  return /^(["']?)#([^"'\s]+)\1$/.exec(target.trim())?.[2];
}
