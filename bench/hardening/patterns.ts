/** Notes that a parser may stumble over, by the name of what they repeat. */

import type { Pattern } from './make.ts';
import { CODE } from './patterns-code.ts';
import { MARKUP } from './patterns-markup.ts';
import { TEXT } from './patterns-text.ts';

/** All of them; the names are unique. */
export const PATTERNS: Record<string, Pattern> = { ...TEXT, ...MARKUP, ...CODE };
