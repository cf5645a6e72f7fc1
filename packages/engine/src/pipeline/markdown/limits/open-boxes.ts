/** How many `:::` boxes stand open at a line, as the parser will nest them: each level reads all that is in it again. */

/** Quotes and lists that a line may stand in. */
const WITHIN = String.raw`^(?:[\s>]|[-+*]\s|\d{1,9}[.)]\s)*`;
const BEGIN = new RegExp(String.raw`${WITHIN}(:{3,})\s*[\p{L}_]`, 'u');
const END = new RegExp(String.raw`${WITHIN}(:{3,})\s*$`);
const FENCE = new RegExp(`${WITHIN}(\`{3,}|~{3,})`);

/** A counter that is told line after line. */
export function countOpenBoxes(): (line: string) => number {
  const open: number[] = [];
  let fence = '';
  return (line) => {
    const mark = FENCE.exec(line)?.[1];
    // What ends a block of code is at least as long as what began it.
    if (fence) fence = mark?.startsWith(fence) ? '' : fence;
    else if (mark) fence = mark;
    else {
      const begin = BEGIN.exec(line)?.[1];
      const end = END.exec(line)?.[1];
      if (begin) open.push(begin.length);
      else if (end) {
        // The outermost box that such a line ends is asked first, and takes those within it along.
        const ended = open.findIndex((size) => size <= end.length);
        if (ended >= 0) open.length = ended;
      }
    }
    return open.length;
  };
}
