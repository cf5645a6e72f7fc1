/** Counts the `:::` containers open at a line, as the parser will nest them: each level parses its whole content again. */

/** Quotes and lists that may contain a line. */
const WITHIN = String.raw`^(?:[\s>]|[-+*]\s|\d{1,9}[.)]\s)*`;
const BEGIN = new RegExp(String.raw`${WITHIN}(:{3,})\s*[\p{L}_]`, 'u');
const END = new RegExp(String.raw`${WITHIN}(:{3,})\s*$`);
const FENCE = new RegExp(`${WITHIN}(\`{3,}|~{3,})`);

/** A counter, called with line after line. */
export function countOpenContainers(): (line: string) => number {
  const open: number[] = [];
  let fence = '';
  return (line) => {
    const mark = FENCE.exec(line)?.[1];
    // A closing fence is at least as long as its opening one.
    if (fence) fence = mark?.startsWith(fence) ? '' : fence;
    else if (mark) fence = mark;
    else {
      const begin = BEGIN.exec(line)?.[1];
      const end = END.exec(line)?.[1];
      if (begin) open.push(begin.length);
      else if (end) {
        // The line closes the outermost container that it can, and all inside it.
        const ended = open.findIndex((size) => size <= end.length);
        if (ended >= 0) open.length = ended;
      }
    }
    return open.length;
  };
}
