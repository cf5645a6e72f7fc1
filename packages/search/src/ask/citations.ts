/** Finds the numbers by which an answer cites its passages: `[1]`, `[1][2]`, `[1, 3]`, `【2】`. */

/** A piece of text, or the number of a passage, counted from 1. */
export type Piece = string | number;

const MARK = /[[【［]\s*(\d{1,2}(?:\s*[,，、]\s*\d{1,2})*)\s*[\]】］]/g;

/** Text with its citations; a number that no passage has stays text. */
export function splitCitations(text: string, count: number): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const numbers = (match[1] ?? '').split(/[,，、]/).map(Number);
    if (numbers.some((number) => number < 1 || number > count)) continue;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(...numbers);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Numbers that an answer cites, each once, in order of their size. */
export function citedNumbers(text: string, count: number): number[] {
  const numbers = splitCitations(text, count).filter((piece) => typeof piece === 'number');
  return [...new Set(numbers)].sort((a, b) => a - b);
}
