/** A small seeded generator, so that every machine measures the same corpus. */
export function seeded(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low, high) => low + Math.floor(next() * (high - low + 1));
  const pick = (list) => list[Math.floor(next() * list.length)];
  /** Like `pick`, but the first entries come far more often, as the words of a language do. */
  const favour = (list) => list[Math.floor(next() ** 3 * list.length)];
  return { next, integer, pick, favour };
}
