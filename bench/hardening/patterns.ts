/** Notes that a parser may stumble over, by the name of what they repeat. */

import { DIALECTS, type DialectName } from '../../packages/engine/src/shared/dialects.ts';
import type { Pattern } from './make.ts';
import { CODE } from './patterns-code.ts';
import { DIALECT_PATTERNS } from './patterns-dialects.ts';
import { MARKUP } from './patterns-markup.ts';
import { TEXT } from './patterns-text.ts';

/** Those of our own notes; the names are unique. */
export const OWN_PATTERNS: Record<string, Pattern> = { ...TEXT, ...MARKUP, ...CODE };

/** All of them; another engine's begin with its name: `mkdocs: keys`. */
export const PATTERNS: Record<string, Pattern> = { ...OWN_PATTERNS, ...ofDialects() };

/** The engine whose notes a pattern is of. */
export function dialectOfPattern(name: string): DialectName | undefined {
  return DIALECTS.find((dialect) => name.startsWith(`${dialect}: `));
}

function ofDialects(): Record<string, Pattern> {
  const named = DIALECTS.flatMap((dialect) =>
    Object.entries(DIALECT_PATTERNS[dialect]).map(([name, pattern]): [string, Pattern] => [
      `${dialect}: ${name}`,
      pattern,
    ]),
  );
  return Object.fromEntries(named);
}
