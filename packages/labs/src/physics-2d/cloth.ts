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
    const pulls = bodies.map(() => ({ x: 0, y: -GRAVITY }));
    for (const { a, b, rest } of SPRINGS) {
      const [p, q, at, bt] = [bodies[a], bodies[b], pulls[a], pulls[b]];
      if (!p || !q || !at || !bt) continue;
      const [dx, dy] = [q.x - p.x, q.y - p.y];
      const long = Math.hypot(dx, dy) || 1e-9;
      const pull = (stiffness * UNIT * (long - rest)) / long;
      at.x += pull * dx;
      at.y += pull * dy;
      bt.x -= pull * dx;
      bt.y -= pull * dy;
    }
    return pulls.map((pull, i) => (isPin(i) ? { x: 0, y: 0 } : pull));
  };

/** Energy over the mass of a point: of motion, of height, of springs. */
export function clothEnergy(bodies: readonly Member[], stiffness: number): number {
  const moving = bodies.reduce((sum, { y, vx, vy }) => sum + (vx * vx + vy * vy) / 2 + GRAVITY * (y + 1.5), 0);
  return SPRINGS.reduce((sum, spring) => sum + (stiffness * UNIT * stretchOf(bodies, spring) ** 2) / 2, moving);
}

/** By how much a spring is longer than at rest, metres. */
export function stretchOf(bodies: readonly Member[], { a, b, rest }: Spring): number {
  const [p, q] = [bodies[a], bodies[b]];
  return p && q ? Math.hypot(q.x - p.x, q.y - p.y) - rest : 0;
}

/** One step by constraints: fall freely, put every thread right again and again, and take the speed from the way. */
export function projectedStep(bodies: readonly Member[], h: number): Member[] {
  const next = bodies.map((body, i) =>
    isPin(i) ? { ...body } : { ...body, x: body.x + body.vx * h, y: body.y + (body.vy - GRAVITY * h) * h },
  );
  for (let pass = 0; pass < PASSES; pass++) for (const spring of SPRINGS) project(next, spring);
  return next.map((body, i) => ({
    ...body,
    vx: (body.x - (bodies[i]?.x ?? 0)) / h,
    vy: (body.y - (bodies[i]?.y ?? 0)) / h,
  }));
}

function project(bodies: Member[], { a, b, rest }: Spring): void {
  const [p, q] = [bodies[a], bodies[b]];
  if (!p || !q) return;
  const [wp, wq] = [isPin(a) ? 0 : 1, isPin(b) ? 0 : 1];
  const long = Math.hypot(q.x - p.x, q.y - p.y) || 1e-9;
  const share = wp + wq === 0 ? 0 : (long - rest) / long / (wp + wq);
  const [dx, dy] = [(q.x - p.x) * share, (q.y - p.y) * share];
  p.x += wp * dx;
  p.y += wp * dy;
  q.x -= wq * dx;
  q.y -= wq * dy;
}
