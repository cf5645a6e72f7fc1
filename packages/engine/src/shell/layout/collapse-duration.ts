import { COLLAPSE_REDUCED_MS } from '../../shared/constants.ts';

/** How long a fold of this height (px) moves, in ms: tall ones longer, but far from proportionally. */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return COLLAPSE_REDUCED_MS;
  const units = height / 36;
  return Math.round(10 * (4 + 15 * units ** 0.25 + units / 5));
}
