/** The motion in words. */
import type { Body } from './integrators.ts';
import { type BodyScene, placeOf } from './scenes.ts';
import { type BodyState, energyRatio } from './state.ts';
import { words } from './words/lab.ts';

/** A ratio as a percentage, or as a multiple when it is large. */
export const ratioText = (ratio: number): string =>
  ratio >= 10 ? words.times(ratio < 1e5 ? Math.round(ratio) : ratio.toExponential(1)) : `${(ratio * 100).toFixed(1)}%`;

/** When it is, in steps of a length. */
export const momentText = (h: number, step: number): string => words.when(h.toFixed(2), step, (step * h).toFixed(2));

/** Where the body is, and what has become of its energy. */
export function motionText(state: BodyState, bodies: readonly Body[]): string {
  const { scene, integrator, h, step } = state;
  const body = bodies.at(-1) ?? { x: 0, y: 0, vx: 0, vy: 0 };
  const { x, y } = placeOf(scene, body);
  const place = scene === 'spring' ? `x = ${x.toFixed(2)} m` : `(${x.toFixed(2)}, ${y.toFixed(2)}) m`;
  const ratio = energyRatio(state, body);
  const motion = words.motion(words.scenes[scene], words.integrators[integrator], momentText(h, step), place);
  return words.energy(motion, ratioText(ratio), verdict(scene, ratio));
}

function verdict(scene: BodyScene, ratio: number): string {
  if (scene === 'bounce') return words.bounceLoss;
  if (ratio > 1.05) return words.gained;
  return ratio < 0.95 ? words.lost : words.kept;
}
