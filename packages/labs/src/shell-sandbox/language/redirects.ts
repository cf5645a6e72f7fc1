/** Reads `<`, `>`, `2>&1` and their kind. */
import type { Cursor } from './cursor.ts';
import { type Redirect, SyntaxFault } from './syntax.ts';
import { readWord } from './words.ts';

/** The redirection at the cursor. */
export function readRedirect(cursor: Cursor): Redirect | undefined {
  const head = cursor.takeMatch(/[0-9]*(?:<<|>>|>\||[<>]&|[<>])/y);
  if (!head) return undefined;
  const digits = /^[0-9]*/.exec(head)?.[0] ?? '';
  const sign = head.slice(digits.length);
  const stream = digits ? Number(digits) : sign.startsWith('<') ? 0 : 1;
  cursor.skipSpace();
  const target = readWord(cursor);
  if (!target) throw cursor.unexpected();
  if (sign === '<&' || sign === '<<') throw new SyntaxFault(`${sign} is not part of this sandbox`);
  return { stream, operator: sign === '>|' ? '>' : (sign as Redirect['operator']), target };
}
