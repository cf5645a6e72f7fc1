/** Linear scales from numbers to positions, and round ticks. */

export interface Scale {
  (value: number): number;
  /** From a place back to a number. */
  invert: (place: number) => number;
  domain: readonly [number, number];
  range: readonly [number, number];
}

/** Maps `domain` to `range`, beyond its ends too. */
export function linear(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const slope = (range[1] - range[0]) / (domain[1] - domain[0] || 1);
  const scale = (value: number) => range[0] + (value - domain[0]) * slope;
  return Object.assign(scale, { invert: (place: number) => domain[0] + (place - range[0]) / slope, domain, range });
}

/** About `count` round numbers (1, 2 or 5 times a power of ten) within the domain. */
export function ticks([from, to]: readonly [number, number], count = 5): number[] {
  const rough = Math.abs(to - from) / Math.max(count, 1);
  if (!(rough > 0) || !Number.isFinite(rough)) return [from];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (rough / power >= 5 ? 5 : rough / power >= 2 ? 2 : 1);
  const first = Math.ceil(Math.min(from, to) / step - 1e-9);
  const last = Math.floor(Math.max(from, to) / step + 1e-9);
  // Multiples by whole numbers, rounded to the step's own digits: 0.1 + 0.2 must not show.
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(digits)));
}

/** Keeps a number within limits. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
