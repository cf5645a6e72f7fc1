/** Lines that the parser must get otherwise. */

import { mapTextLines } from '../../pipeline/markdown/directive/normalize-directives.ts';

/** `\(…\)` and `\[…\]` on one line are formulas; the parser would take the backslashes away. */
export function rewriteMkdocs(source: string): string {
  return source.includes('\\') ? mapTextLines(source, rewriteLine) : source;
}

function rewriteLine(line: string): string {
  return outsideCode(line, (text) =>
    text
      .replace(/(?<!\\)\\\((.+?)(?<!\\)\\\)/g, (_, formula: string) => `$${formula.trim()}$`)
      .replace(/^([ \t>]*)\\\[[ \t]*$/, '$1$$$$')
      .replace(/^([ \t>]*)\\\][ \t]*$/, '$1$$$$'),
  );
}

function outsideCode(line: string, rewrite: (text: string) => string): string {
  const parts = line.split(/(`+[^`]*`+)/);
  return parts.map((part, at) => (at % 2 === 0 ? rewrite(part) : part)).join('');
}
