/** Work that waits for a free place, while something else needs room beside it. */

/** Runs what it is given, at most so many at a time until `until` has ended, however it ends; then all at once. */
export function createPlaces(count: number, until: Promise<unknown>): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const open = () => {
    free = Number.POSITIVE_INFINITY;
    for (const next of waiting.splice(0)) next();
  };
  until.then(open, open);
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return work().finally(release);
  };
}
