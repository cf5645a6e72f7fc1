/** Lines that the parser must get otherwise. */

import { mapTextLines } from '../../pipeline/markdown/directive/normalize-directives.ts';

/** A table's second line that is further in than its first: Python-Markdown takes it, ours would not. */
const DELIMITERS = /^[ \t]{4,}(?=\|?[ \t]*:?-+:?[ \t]*\|[-:| \t]*$)/;

/** `](a b.md "标题")`, from the bracket on. */
const SPACED = /(?<=\]\()([^()<>"'\n]*[^()<>"'\s] +[^()<>"'\s][^()<>"'\n]*?)( +"[^"\n]*")?(?=\))/g;

/** HTML of the author's, in which no Markdown is read. */
const HTML = /^\s*<\/?(?:table|thead|tbody|tr|t[dh]|div|p|ul|ol|li|center)\b/i;

/** `\(…\)` and `\[…\]` on one line are formulas; the parser would take the backslashes away. */
export function rewriteMkdocs(source: string): string {
  let above = '';
  return mapTextLines(source, (line) => {
    const isFirst = /^ {0,3}[^\s].*\|/.test(above);
    above = line;
    const text = isFirst ? line.replace(DELIMITERS, '') : line;
    return /\\|\]\(/.test(text) && !HTML.test(text) ? rewriteLine(text) : text;
  });
}

function rewriteLine(line: string): string {
  return outsideCode(line, (text) =>
    text
      // An address with spaces in it is one there.
      .replace(SPACED, (_, url: string, title = '') => `<${url.trim()}>${title}`)
      .replace(/(?<!\\)\\\((.+?)(?<!\\)\\\)/g, (_, formula: string) => `$${formula.trim()}$`)
      .replace(/^([ \t>]*)\\\[[ \t]*$/, '$1$$$$')
      .replace(/^([ \t>]*)\\\][ \t]*$/, '$1$$$$'),
  );
}

function outsideCode(line: string, rewrite: (text: string) => string): string {
  const parts = line.split(/(`+[^`]*`+)/);
  return parts.map((part, at) => (at % 2 === 0 ? rewrite(part) : part)).join('');
}
