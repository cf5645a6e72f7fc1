/** A number for every route, made from its path alone, so that a new note renumbers nothing. */
import { createHash } from 'node:crypto';

/** Path → number below 2³²; in a collision, the later path takes the next free number. */
export function routeNumbers(paths: string[]): Map<string, number> {
  const taken = new Set<number>();
  const numbers = new Map<string, number>();
  for (const path of [...paths].sort()) {
    let number = createHash('sha256').update(path).digest().readUInt32BE(0);
    while (taken.has(number)) number = (number + 1) % 2 ** 32;
    taken.add(number);
    numbers.set(path, number);
  }
  return numbers;
}
