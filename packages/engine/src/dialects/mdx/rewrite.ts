/** Markdown that MDX would refuse, as Docusaurus takes it: comments of HTML, and ids of headings in braces. */
import { mapTextLines } from '../../pipeline/markdown/directive/normalize-directives.ts';

const HEADING_ID = /^(#{1,6}[ \t].*?)\{#([^{}\s]+)\}([ \t]*)$/;
const HEADING_COMMENT = /^(#{1,6}[ \t].*?)\{\/\*[ \t]*#([^{}\s*]+)[ \t]*\*\/\}([ \t]*)$/;

/** Comments become empty; `{#id}` keeps its brace, as text. */
export function rewriteForMdx(source: string): string {
  let isOpen = false;
  return mapTextLines(source, (line) => {
    const [text, open] = withoutComments(line, isOpen);
    isOpen = open;
    return text.replace(HEADING_COMMENT, '$1{#$2}$3').replace(HEADING_ID, '$1\\{#$2}$3');
  });
}

const COMMENT_OR_CODE = /<!--|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g;

/** The line without what comments hold, and whether one goes on behind it. */
function withoutComments(line: string, isOpen: boolean): [text: string, isOpen: boolean] {
  if (!isOpen && !line.includes('<!--')) return [line, false];
  let text = '';
  let at = 0;
  if (isOpen) {
    const end = line.indexOf('-->');
    if (end < 0) return ['', true];
    at = end + 3;
  }
  COMMENT_OR_CODE.lastIndex = at;
  for (let found = COMMENT_OR_CODE.exec(line); found; found = COMMENT_OR_CODE.exec(line)) {
    if (found[1]) continue;
    text += line.slice(at, found.index);
    const end = line.indexOf('-->', found.index);
    if (end < 0) return [text, true];
    at = end + 3;
    COMMENT_OR_CODE.lastIndex = at;
  }
  return [text + line.slice(at), false];
}
