/** Lines that the parser must get otherwise. */

import { mapTextLines } from '../../pipeline/markdown/directive/normalize-directives.ts';
import type { Formulas } from '../../shared/dialects.ts';

/** A table's second line that is further in than its first: Python-Markdown takes it, ours would not. */
const DELIMITERS = /^[ \t]{4,}(?=\|?[ \t]*:?-+:?[ \t]*\|[-:| \t]*$)/;

/** What stands in the brackets of a link, `a b.md "标题"`, with its title apart. */
const TARGET = /(?<=\]\()([^()<>"'\n]+)("[^"\n]*")?(?=\))/g;

/** HTML of the author's, in which no Markdown is read. */
const HTML = /^\s*<\/?(?:table|thead|tbody|tr|t[dh]|div|p|ul|ol|li|center)\b/i;

/** `\(…\)` and `\[…\]` on one line are formulas where there are any; the parser would take the backslashes away. */
export function rewriteMkdocs(source: string, formulas: Formulas = 'all'): string {
  let above = '';
  return mapTextLines(source, (line) => {
    const isFirst = /^ {0,3}[^\s].*\|/.test(above);
    above = line;
    const text = isFirst ? line.replace(DELIMITERS, '') : line;
    return /\\|\]\(/.test(text) && !HTML.test(text) ? rewriteLine(text, formulas) : text;
  });
}

function rewriteLine(line: string, formulas: Formulas): string {
  const sign = formulas === 'all' ? '$' : '$$';
  return outsideCode(line, (text) => (formulas === 'none' ? withSpaces(text) : withDollars(withSpaces(text), sign)));
}

/** An address with spaces in it is one there. */
function withSpaces(text: string): string {
  return text.replace(TARGET, (whole, url: string, title?: string) => {
    const isTwo = title !== undefined && !url.endsWith(' ');
    return isTwo || !/\S +\S/.test(url) ? whole : `<${url.trim()}>${title === undefined ? '' : ` ${title}`}`;
  });
}

/** `\(…\)` within one line, and the lines `\[` and `\]`. */
function withDollars(text: string, sign: string): string {
  let result = '';
  let reached = 0;
  let open = -1;
  // Pairs of a backslash and a sign: in `\\(` the parenthesis is not escaped.
  for (const { 0: pair, index } of text.matchAll(/\\./g)) {
    if (pair === '\\(' && open < 0) open = index;
    if (pair !== '\\)' || open < 0 || index === open + 2) continue;
    result += text.slice(reached, open) + sign + text.slice(open + 2, index).trim() + sign;
    reached = index + 2;
    open = -1;
  }
  return (result + text.slice(reached)).replace(/^([ \t>]*)\\[[\]][ \t]*$/, '$1$$$$');
}

function outsideCode(line: string, rewrite: (text: string) => string): string {
  const parts = line.split(/(`+[^`]*`+)/);
  return parts.map((part, at) => (at % 2 === 0 ? rewrite(part) : part)).join('');
}
