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

/** The line without what comments hold, and whether one goes on behind it. */
function withoutComments(line: string, isOpen: boolean): [text: string, isOpen: boolean] {
  if (!isOpen && !line.includes('<!--')) return [line, false];
  let at = isOpen ? endOfComment(line, 0) : 0;
  if (at < 0) return ['', true];
  let text = '';
  const codeEnds = endsOfCode(line);
  for (const { 0: mark, index } of line.matchAll(/<!--|`+/g)) {
    if (index < at) continue;
    if (mark !== '<!--') {
      const end = codeEnds.get(index);
      if (end === undefined) continue;
      text += line.slice(at, end);
      at = end;
      continue;
    }
    text += line.slice(at, index);
    at = endOfComment(line, index);
    if (at < 0) return [text, true];
  }
  return [text + line.slice(at), false];
}

function endOfComment(line: string, from: number): number {
  const end = line.indexOf('-->', from);
  return end < 0 ? -1 : end + 3;
}

/** Where code ends, by where it may begin: at the next run of as many backquotes. */
function endsOfCode(line: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const next = new Map<number, number>();
  for (const { 0: run, index } of [...line.matchAll(/`+/g)].toReversed()) {
    const end = next.get(run.length);
    if (end !== undefined) ends.set(index, end);
    next.set(run.length, index + run.length);
  }
  return ends;
}
