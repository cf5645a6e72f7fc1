/** Where an offset of a node's text lies in the note. */
import type { Html } from 'mdast';
import type { Place } from '../context.ts';

/** Gives the place of an offset in `node.value`; `lines` are the note's. */
export function placesIn(node: Html, lines: string[]): (offset: number) => Place {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const own = node.value.split('\n');
  let passed = 0;
  const starts = own.map((text) => {
    passed += text.length + 1;
    return passed - text.length - 1;
  });
  return (offset) => {
    const row = lastUpTo(starts, offset);
    // Quotes and lists indent the lines after the first; the node's text has lost that.
    const indent = row === 0 ? column - 1 : Math.max(0, lines[line + row - 1]?.indexOf(own[row] ?? '') ?? 0);
    return { line: line + row, column: indent + offset - (starts[row] ?? 0) + 1 };
  };
}

/** Index of the last of the ascending numbers that is not above `limit`. */
function lastUpTo(numbers: number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
