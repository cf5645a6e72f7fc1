/** How many quotes, items and footnotes stand open at a line: the parser takes the square of their depth. */

const MARK = /\s*(>|[-+*](?=\s|$)|\d{1,9}[.)](?=\s|$)|\[\^[^\]\s]+\]:)/y;

/**
 * A counter that is told line after line. What stands further right than a mark before it may lie in it. Beyond `most` it
 * counts no further: every mark is compared with all that are open.
 */
export function countOpenLevels(most: number): (line: string) => number {
  const columns: number[] = [];
  return (line) => {
    MARK.lastIndex = 0;
    for (let mark = MARK.exec(line); mark && columns.length <= most; mark = MARK.exec(line)) {
      const column = MARK.lastIndex - (mark[1]?.length ?? 0);
      // A quote goes on, with all in it, where an item would be the next one.
      if (mark[1] === '>' && columns.includes(column)) continue;
      const within = columns.findLastIndex((other) => other < column);
      columns.splice(within + 1, Number.POSITIVE_INFINITY, column);
    }
    return columns.length;
  };
}
