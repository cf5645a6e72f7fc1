/** Splits Markdown into independent blocks, so that only the end of a growing text is parsed. */

/** Start or end of a fenced block: up to three spaces, then the marks. */
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Blocks whose concatenation is the text: each begins after an empty line, outside fences, with a line that is not indented. */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let fence = '';
  let isAfterEmpty = false;
  for (const line of text.split(/(?<=\n)/)) {
    const isEmpty = line.trim() === '';
    if (isAfterEmpty && !isEmpty && fence === '' && !/^\s/.test(line)) {
      blocks.push(block);
      block = '';
    }
    block += line;
    isAfterEmpty = isEmpty;
    fence = nextFence(fence, line);
  }
  return block === '' ? blocks : [...blocks, block];
}

/** Marks of the fence that is open after a line; empty: none. */
function nextFence(open: string, line: string): string {
  const marks = FENCE.exec(line)?.[1];
  if (marks === undefined) return open;
  if (open === '') return marks;
  const isClosing = marks[0] === open[0] && marks.length >= open.length && line.trim() === marks;
  return isClosing ? '' : open;
}
