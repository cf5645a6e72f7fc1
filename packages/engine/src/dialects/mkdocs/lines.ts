/** Lines that the parser must get otherwise. */

import { mapTextLines } from '../../pipeline/markdown/directive/normalize-directives.ts';

/** `\(…\)` and `\[…\]` on one line are formulas; the parser would take the backslashes away. */
export function rewriteMkdocs(source: string): string {
  return source.includes('\\') ? mapTextLines(source, rewriteLine) : source;
}

function rewriteLine(line: string): string {
  return outsideCode(line, (text) =>
    withDollars(text)
      .replace(/^([ \t>]*)\\\[[ \t]*$/, '$1$$$$')
      .replace(/^([ \t>]*)\\\][ \t]*$/, '$1$$$$'),
  );
}

/** `\(…\)`, within one line. */
function withDollars(text: string): string {
  let result = '';
  let reached = 0;
  let open = -1;
  // Pairs of a backslash and a sign: in `\\(` the parenthesis is not escaped.
  for (const { 0: pair, index } of text.matchAll(/\\./g)) {
    if (pair === '\\(' && open < 0) open = index;
    if (pair !== '\\)' || open < 0 || index === open + 2) continue;
    result += `${text.slice(reached, open)}$${text.slice(open + 2, index).trim()}$`;
    reached = index + 2;
    open = -1;
  }
  return result + text.slice(reached);
}

function outsideCode(line: string, rewrite: (text: string) => string): string {
  const parts = line.split(/(`+[^`]*`+)/);
  return parts.map((part, at) => (at % 2 === 0 ? rewrite(part) : part)).join('');
}
