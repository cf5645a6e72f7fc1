/** A floor with a box, a ball and a floating slab, met by rays: the camera's, the lamp's, and those that tell the truth. */
import { add, dot, normalize, scale, sub, type Vec3 } from './vec.ts';

export interface Spot {
  t: number;
  point: Vec3;
  normal: Vec3;
  color: Vec3;
  part: 'floor' | 'ball' | 'box' | 'slab';
}

/** How far a ray of direction length 1 goes until it meets something; Infinity when it never does. */
type Reach = (origin: Vec3, direction: Vec3) => number;

interface Thing {
  part: Spot['part'];
  reach: Reach;
  normalAt: (point: Vec3) => Vec3;
  colorAt: (point: Vec3) => Vec3;
}

/** The floor ends here, so that the far edge is seen. */
export const FLOOR = 4;
const FLOOR_COLORS: readonly [Vec3, Vec3] = [
  [0.8, 0.79, 0.76],
  [0.68, 0.68, 0.66],
];

const LEAST = 1e-4;
const NEVER = Number.POSITIVE_INFINITY;

const floor: Thing = {
  part: 'floor',
  reach(origin, direction) {
    const t = -origin[1] / direction[1];
    if (!(t > LEAST)) return NEVER;
    const isOn = Math.abs(origin[0] + t * direction[0]) <= FLOOR && Math.abs(origin[2] + t * direction[2]) <= FLOOR;
    return isOn ? t : NEVER;
  },
  normalAt: () => [0, 1, 0],
  colorAt: ([x, , z]) => FLOOR_COLORS[(Math.floor(x) + Math.floor(z)) & 1 ? 1 : 0],
};

function ball(center: Vec3, radius: number, color: Vec3): Thing {
  return {
    part: 'ball',
    reach(origin, direction) {
      const way = sub(center, origin);
      const half = dot(direction, way);
      const discriminant = half * half - dot(way, way) + radius * radius;
      const t = discriminant < 0 ? 0 : half - Math.sqrt(discriminant);
      return t > LEAST ? t : NEVER;
    },
    normalAt: (point) => scale(sub(point, center), 1 / radius),
    colorAt: () => color,
  };
}

/** Met by the slab method: the last entry into three pairs of planes, before the first exit. */
function box(part: Spot['part'], { low, high, color }: { low: Vec3; high: Vec3; color: Vec3 }): Thing {
  const [center, half] = [scale(add(low, high), 0.5), scale(sub(high, low), 0.5)];
  return {
    part,
    reach(origin, direction) {
      let [near, far] = [LEAST, NEVER];
      for (let k = 0 as 0 | 1 | 2; k < 3; k++) {
        const a = (low[k] - origin[k]) / direction[k];
        const b = (high[k] - origin[k]) / direction[k];
        near = Math.max(near, Math.min(a, b));
        far = Math.min(far, Math.max(a, b));
      }
      return near > LEAST && near <= far ? near : NEVER;
    },
    normalAt(point) {
      const out = sub(point, center);
      const share = (k: 0 | 1 | 2) => Math.abs(out[k]) / half[k];
      const axis = share(0) > share(1) ? (share(0) > share(2) ? 0 : 2) : share(1) > share(2) ? 1 : 2;
      const side = (k: 0 | 1 | 2) => (k === axis ? Math.sign(out[k]) : 0);
      return [side(0), side(1), side(2)];
    },
    colorAt: () => color,
  };
}

const THINGS: readonly Thing[] = [
  floor,
  ball([0.9, 0.55, -0.5], 0.55, [0.4, 0.55, 0.75]),
  box('box', { low: [-1.5, 0, -0.7], high: [-0.6, 1.3, 0.2], color: [0.75, 0.42, 0.32] }),
  // Thin and close to the floor: what floats when the bias is large.
  box('slab', { low: [0.3, 0.12, 0.9], high: [1.9, 0.18, 1.5], color: [0.72, 0.64, 0.4] }),
];

/** How far a ray goes until it meets anything. */
export function reach(origin: Vec3, direction: Vec3): number {
  let nearest = NEVER;
  for (const thing of THINGS) nearest = Math.min(nearest, thing.reach(origin, direction));
  return nearest;
}

/** What a ray of direction length 1 meets first. */
export function meet(origin: Vec3, direction: Vec3): Spot | undefined {
  let [best, t]: [Thing | undefined, number] = [undefined, NEVER];
  for (const thing of THINGS) {
    const way = thing.reach(origin, direction);
    if (way < t) [best, t] = [thing, way];
  }
  if (!best) return undefined;
  const point = add(origin, scale(direction, t));
  return { t, point, normal: best.normalAt(point), color: best.colorAt(point), part: best.part };
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

/** What each pixel sees, row by row from above; looked for once. */
export function allSeen(): readonly (Spot | undefined)[] {
  known ??= Array.from({ length: IMAGE.width * IMAGE.height }, (_, i) =>
    seen(i % IMAGE.width, Math.floor(i / IMAGE.width)),
  );
  return known;
}
let known: readonly (Spot | undefined)[] | undefined;

/** A direction as the camera has it: to the right, up, ahead. */
export const turned = (way: Vec3): Vec3 => [dot(way, RIGHT), dot(way, UP), dot(way, AHEAD)];

/** The way from the camera to a point, as the camera has it. */
export const fromEye = (point: Vec3): Vec3 => turned(sub(point, EYE));

/** The pixel in which the camera has what is so far to the right, up and ahead; −1 beside the picture. */
export function pixelOf(right: number, up: number, ahead: number): number {
  const unit = IMAGE.height / (2 * HALF * ahead);
  const x = Math.floor(IMAGE.width / 2 + right * unit);
  const y = Math.floor(IMAGE.height / 2 - up * unit);
  return ahead > 0 && x >= 0 && y >= 0 && x < IMAGE.width && y < IMAGE.height ? y * IMAGE.width + x : -1;
}

/** Whether light from this direction really reaches a point: what every map is measured by. */
export function isLit({ point, normal }: Pick<Spot, 'point' | 'normal'>, light: Vec3): boolean {
  if (dot(normal, light) <= 0) return false;
  return reach(add(point, scale(normal, 1e-3)), light) === NEVER;
}
