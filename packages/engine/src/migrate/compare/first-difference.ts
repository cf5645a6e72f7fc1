/** Where two texts part, with some words around. */

const BEFORE = 4;
const AFTER = 10;

/** Undefined when they are the same. */
export function firstDifference(
  theirs: readonly string[],
  ours: readonly string[],
): { theirs: string; ours: string } | undefined {
  const length = Math.max(theirs.length, ours.length);
  for (let at = 0; at < length; at++)
    if (theirs[at] !== ours[at]) return { theirs: around(theirs, at), ours: around(ours, at) };
  return undefined;
}

function around(words: readonly string[], at: number): string {
  const from = Math.max(0, at - BEFORE);
  return `${from > 0 ? '…' : ''}${words.slice(from, at + AFTER).join(' ')}${at + AFTER < words.length ? '…' : ''}`;
}
