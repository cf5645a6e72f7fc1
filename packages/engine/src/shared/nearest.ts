/** The candidate most like `word` by edit distance, for "did you mean"; undefined when none is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(word);
  let best: string | undefined;
  // Two words must share something: nothing is left of a single character that is replaced.
  let bestDistance = Math.min(Math.ceil(wanted.length * 0.4), wanted.length - 1) + 1;
  for (const candidate of candidates) {
    const folded = fold(candidate);
    if (folded === wanted) return candidate;
    if (Math.abs(folded.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, folded);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** How many characters to add, drop, change or swap with their neighbour make one text of another. */
export function editDistance(a: string, b: string): number {
  const at = (list: number[], j: number) => list[j] ?? Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(row, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(Math.min(changed, at(row, j) + 1, at(next, j - 1) + 1, isSwap ? at(before, j - 2) + 1 : changed));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
