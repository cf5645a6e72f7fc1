/** Counts the quotes, list items and footnotes open at a line: the parser's time grows with the square of their depth. */

const MARK = /\s*(>|[-+*](?=\s|$)|\d{1,9}[.)](?=\s|$)|\[\^[^\]\s]+\]:)/y;

/**
 * A counter, called with line after line. Whatever is further right than an earlier marker may be inside it. Stops
 * counting at `most`, since every marker is compared with all that are open.
 */
export function countOpenLevels(most: number): (line: string) => number {
  const columns: number[] = [];
  return (line) => {
    MARK.lastIndex = 0;
    for (let mark = MARK.exec(line); mark && columns.length <= most; mark = MARK.exec(line)) {
      const column = MARK.lastIndex - (mark[1]?.length ?? 0);
      // A quote marker continues an open quote with all inside it; an item marker starts a new item.
      if (mark[1] === '>' && columns.includes(column)) continue;
      const within = columns.findLastIndex((other) => other < column);
      columns.splice(within + 1, Number.POSITIVE_INFINITY, column);
    }
    return columns.length;
  };
}
