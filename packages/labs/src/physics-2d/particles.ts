/** A fountain: particles are born at a rate, fly, and are gone after their time. */
import type { Member } from './crowd.ts';
import { type Body, type IntegratorName, STEPS } from './integrators.ts';
import { GRAVITY } from './scenes.ts';

/** Particles a second, and seconds that each lives. */
export const RATE = 30;
export const LIFE = 2;
const NOZZLE = { x: -1.2, y: -1 };
const fall = () => ({ x: 0, y: -GRAVITY });

/** Speed of the n-th particle: as the reader set it, a little beside it. */
export function shotOf(n: number, startX: number, startY: number): Body {
  const aside = ((n * 0.618034) % 1) - 0.5;
  const faster = 0.85 + 0.3 * ((n * 0.414214) % 1);
  const [vx, vy] = [(startX - NOZZLE.x) * faster, (startY - NOZZLE.y) * 3 * faster];
  return { ...NOZZLE, vx: vx + 0.5 * aside, vy };
}

/** How many have been born within some steps; the first is there at once. */
export const bornBy = (step: number, h: number): number => Math.floor(step * h * RATE + 1e-9) + 1;

/** Those that live at step 0. */
export const firstShots = (startX: number, startY: number): Member[] => [{ ...shotOf(0, startX, startY), born: 0 }];

interface Fountain {
  integrator: IntegratorName;
  h: number;
  startX: number;
  startY: number;
}

/** From one step to the next: the old fly on or are gone, new ones are born. */
export function stepFountain(
  particles: readonly Member[],
  to: number,
  { integrator, h, startX, startY }: Fountain,
): Member[] {
  const alive = particles
    .filter(({ born = 0 }) => (to - born) * h <= LIFE + 1e-9)
    .map((particle) => {
      const { x, y, vx, vy } = STEPS[integrator](fall, particle, h);
      return { x, y, vx, vy, born: particle.born ?? 0 };
    });
  const [from, until] = [bornBy(to - 1, h), bornBy(to, h)];
  const fresh = Array.from({ length: until - from }, (_, i) => ({ ...shotOf(from + i, startX, startY), born: to }));
  return [...alive, ...fresh];
}

/** How far the oldest is from the parabola that it should fly, metres; it was born as number `n`. */
export function strayOf(oldest: Member, age: number, shot: Body): number {
  const [x, y] = [shot.x + shot.vx * age, shot.y + shot.vy * age - (GRAVITY * age * age) / 2];
  return Math.hypot(oldest.x - x, oldest.y - y);
}
