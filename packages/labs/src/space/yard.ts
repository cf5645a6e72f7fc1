/** A floor with a box, a ball and a floating slab, met by rays: the camera's, the lamp's, and those that tell the truth. */
import { add, dot, normalize, scale, sub, type Vec3 } from './vec.ts';

export interface Spot {
  t: number;
  point: Vec3;
  normal: Vec3;
  color: Vec3;
  part: 'floor' | 'ball' | 'box' | 'slab';
}

interface Box {
  part: Spot['part'];
  low: Vec3;
  high: Vec3;
  color: Vec3;
}

const BOXES: readonly Box[] = [
  { part: 'box', low: [-1.5, 0, -0.7], high: [-0.6, 1.3, 0.2], color: [0.75, 0.42, 0.32] },
  // Thin and close to the floor: what floats when the bias is large.
  { part: 'slab', low: [0.3, 0.12, 0.9], high: [1.9, 0.18, 1.5], color: [0.72, 0.64, 0.4] },
];
const BALL = { center: [0.9, 0.55, -0.5] as Vec3, radius: 0.55, color: [0.4, 0.55, 0.75] as Vec3 };
/** The floor ends here, so that the far edge is seen. */
export const FLOOR = 4;
const FLOOR_COLORS: readonly [Vec3, Vec3] = [
  [0.8, 0.79, 0.76],
  [0.68, 0.68, 0.66],
];

const LEAST = 1e-4;

/** What a ray of direction length 1 meets first. */
export function meet(origin: Vec3, direction: Vec3): Spot | undefined {
  let best = meetFloor(origin, direction);
  for (const found of [meetBall(origin, direction), ...BOXES.map((box) => meetBox(box, origin, direction))]) {
    if (found && (!best || found.t < best.t)) best = found;
  }
  return best;
}

function meetFloor(origin: Vec3, direction: Vec3): Spot | undefined {
  const t = -origin[1] / direction[1];
  if (!(t > LEAST)) return undefined;
  const point = add(origin, scale(direction, t));
  if (Math.abs(point[0]) > FLOOR || Math.abs(point[2]) > FLOOR) return undefined;
  const isOdd = (Math.floor(point[0]) + Math.floor(point[2])) & 1;
  return { t, point, normal: [0, 1, 0], color: FLOOR_COLORS[isOdd ? 1 : 0], part: 'floor' };
}

function meetBall(origin: Vec3, direction: Vec3): Spot | undefined {
  const way = sub(BALL.center, origin);
  const half = dot(direction, way);
  const discriminant = half * half - dot(way, way) + BALL.radius * BALL.radius;
  if (discriminant < 0) return undefined;
  const t = half - Math.sqrt(discriminant);
  if (t <= LEAST) return undefined;
  const point = add(origin, scale(direction, t));
  return { t, point, normal: scale(sub(point, BALL.center), 1 / BALL.radius), color: BALL.color, part: 'ball' };
}

/** The slab method: the last entry into three pairs of planes, before the first exit. */
function meetBox({ low, high, color, part }: Box, origin: Vec3, direction: Vec3): Spot | undefined {
  let [near, far, axis] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (const k of [0, 1, 2] as const) {
    const [a, b] = [(low[k] - origin[k]) / direction[k], (high[k] - origin[k]) / direction[k]];
    if (Math.min(a, b) > near) [near, axis] = [Math.min(a, b), k];
    far = Math.min(far, Math.max(a, b));
  }
  if (!(near > LEAST && near <= far)) return undefined;
  const side = (k: number) => (k === axis ? -Math.sign(direction[k] ?? 1) : 0);
  return { t: near, point: add(origin, scale(direction, near)), normal: [side(0), side(1), side(2)], color, part };
}

/** The picture, pixels, and the camera. */
export const IMAGE = { width: 168, height: 104 };
const EYE: Vec3 = [0.2, 2.7, 5.2];
const AHEAD = normalize(sub([0.1, 0.3, 0], EYE));
const RIGHT = normalize([-AHEAD[2], 0, AHEAD[0]]);
const UP: Vec3 = [
  RIGHT[1] * AHEAD[2] - RIGHT[2] * AHEAD[1],
  RIGHT[2] * AHEAD[0] - RIGHT[0] * AHEAD[2],
  RIGHT[0] * AHEAD[1] - RIGHT[1] * AHEAD[0],
];
const HALF = Math.tan((42 * Math.PI) / 360);

/** What the middle of a pixel sees. */
export function seen(x: number, y: number): Spot | undefined {
  const across = (((x + 0.5) / IMAGE.width) * 2 - 1) * HALF * (IMAGE.width / IMAGE.height);
  const above = (1 - ((y + 0.5) / IMAGE.height) * 2) * HALF;
  return meet(EYE, normalize(add(AHEAD, add(scale(RIGHT, across), scale(UP, above)))));
}

/** How far before the camera a point is. */
export const depthOf = (point: Vec3): number => dot(sub(point, EYE), AHEAD);

/** Where a point is in the picture, pixels, and how far before the camera. */
export function projectYard(point: Vec3): { x: number; y: number; depth: number } {
  const way = sub(point, EYE);
  const depth = dot(way, AHEAD);
  const across = dot(way, RIGHT) / (depth * HALF * (IMAGE.width / IMAGE.height));
  const above = dot(way, UP) / (depth * HALF);
  return { x: ((across + 1) / 2) * IMAGE.width, y: ((1 - above) / 2) * IMAGE.height, depth };
}

/** Whether light from this direction really reaches a point: what every map is measured by. */
export function isLit({ point, normal }: Pick<Spot, 'point' | 'normal'>, light: Vec3): boolean {
  if (dot(normal, light) <= 0) return false;
  return meet(add(point, scale(normal, 1e-3)), light) === undefined;
}
