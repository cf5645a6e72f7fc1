/** A small seeded generator, so that every machine measures the same corpus. */
export function seeded(seed: number): {
  next: () => number;
  integer: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  favour: <T>(list: readonly T[]) => T;
};
