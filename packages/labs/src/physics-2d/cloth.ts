/** A cloth of points and springs that hangs at two corners; and the same by projected constraints (Müller et al. 2007). */
import type { Member } from './crowd.ts';
import type { Vector } from './integrators.ts';
import { GRAVITY } from './scenes.ts';

export const COLUMNS = 8;
export const ROWS = 6;
/** Length of a thread between two points, metres. */
const THREAD = 0.28;
/** Stiffness over mass for one unit of the reader's number, s⁻². */
const UNIT = 20;
/** Passes over the constraints in a step. */
const PASSES = 12;

/** Plain, since it is asked a million times in a run. */
const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

export interface Spring {
  a: number;
  b: number;
  rest: number;
}

export const LEFT_PIN = 0;
export const RIGHT_PIN = COLUMNS - 1;
const isPin = (i: number): boolean => i === LEFT_PIN || i === RIGHT_PIN;

/** Threads along and across, and the diagonals that keep the meshes square. */
export const SPRINGS: readonly Spring[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => i).flatMap((i) => {
  const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
  const to = (dx: number, dy: number): Spring[] => {
    const isIn = column + dx >= 0 && column + dx < COLUMNS && row + dy < ROWS;
    return isIn ? [{ a: i, b: i + dx + dy * COLUMNS, rest: THREAD * Math.hypot(dx, dy) }] : [];
  };
  return [...to(1, 0), ...to(0, 1), ...to(1, 1), ...to(-1, 1)];
});

/** The cloth flat, its right corner pulled to a place: the points between go along. */
export function hang(startX: number, startY: number): Member[] {
  const [left, top] = [-1.1, 1.1];
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    const share = column / (COLUMNS - 1);
    return { x: left + (startX - left) * share, y: top + (startY - top) * share - THREAD * row, vx: 0, vy: 0 };
  });
}

/** Gravity and springs; what is pinned is not moved. */
export const clothForces =
  (stiffness: number) =>
  (bodies: readonly Member[]): Vector[] => {
    const pulls = new Float64Array(2 * bodies.length);
    for (const { a, b, rest } of SPRINGS) {
      const p = bodies[a];
      const q = bodies[b];
      if (!p || !q) continue;
      const dx = q.x - p.x;
      const dy = q.y - p.y;
      const long = lengthOf(dx, dy) || 1e-9;
      const pull = (stiffness * UNIT * (long - rest)) / long;
      shift(pulls, a, { dx: dx * pull, dy: dy * pull });
      shift(pulls, b, { dx: -dx * pull, dy: -dy * pull });
    }
    return bodies.map((_, i) =>
      isPin(i) ? { x: 0, y: 0 } : { x: pulls[2 * i] ?? 0, y: (pulls[2 * i + 1] ?? 0) - GRAVITY },
    );
  };

/** Of numbers that are x and y by turns, adds to the i-th two. */
function shift(pairs: Float64Array, i: number, { dx, dy }: { dx: number; dy: number }): void {
  pairs[2 * i] = (pairs[2 * i] ?? 0) + dx;
  pairs[2 * i + 1] = (pairs[2 * i + 1] ?? 0) + dy;
}

/** Energy over the mass of a point: of motion, of height, of springs. */
export function clothEnergy(bodies: readonly Member[], stiffness: number): number {
  const moving = bodies.reduce((sum, { y, vx, vy }) => sum + (vx * vx + vy * vy) / 2 + GRAVITY * (y + 1.5), 0);
  return SPRINGS.reduce((sum, spring) => sum + (stiffness * UNIT * stretchOf(bodies, spring) ** 2) / 2, moving);
}

/** By how much a spring is longer than at rest, metres. */
export function stretchOf(bodies: readonly Member[], { a, b, rest }: Spring): number {
  const [p, q] = [bodies[a], bodies[b]];
  return p && q ? lengthOf(q.x - p.x, q.y - p.y) - rest : 0;
}

/** One step by constraints: fall freely, put every thread right again and again, and take the speed from the way. */
export function projectedStep(bodies: readonly Member[], h: number): Member[] {
  // x and y by turns.
  const places = new Float64Array(2 * bodies.length);
  for (const [i, { x, y, vx, vy }] of bodies.entries())
    places.set(isPin(i) ? [x, y] : [x + vx * h, y + (vy - GRAVITY * h) * h], 2 * i);
  for (let pass = 0; pass < PASSES; pass++) for (const spring of SPRINGS) project(places, spring);
  return bodies.map((body, i) => {
    const [x, y] = [places[2 * i] ?? 0, places[2 * i + 1] ?? 0];
    return { x, y, vx: (x - body.x) / h, vy: (y - body.y) / h };
  });
}

function project(places: Float64Array, { a, b, rest }: Spring): void {
  const dx = (places[2 * b] ?? 0) - (places[2 * a] ?? 0);
  const dy = (places[2 * b + 1] ?? 0) - (places[2 * a + 1] ?? 0);
  const long = lengthOf(dx, dy) || 1e-9;
  // No thread joins the two nails.
  const share = (long - rest) / long / (isPin(a) || isPin(b) ? 1 : 2);
  if (!isPin(a)) shift(places, a, { dx: dx * share, dy: dy * share });
  if (!isPin(b)) shift(places, b, { dx: -dx * share, dy: -dy * share });
}
