/** Discs in a plane, boxes around them, and what a ray or a view meets. */

export const PLANE = { width: 320, height: 220 };

export interface Disc {
  x: number;
  y: number;
  radius: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Ray {
  x: number;
  y: number;
  /** Direction, of length 1. */
  dx: number;
  dy: number;
}

/** Discs of a seed; the same again for the same seed. */
export function scatter(count: number, seed: number): Disc[] {
  let state = (seed * 2654435761) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  // Some crowd together: trees differ most where the plane is filled unevenly.
  const centres = Array.from({ length: 3 }, () => ({ x: 50 + next() * 220, y: 40 + next() * 140 }));
  return Array.from({ length: count }, (_, i) => {
    const radius = 3 + next() * 6;
    const [u, v] = [next(), next()];
    const centre = centres[i % 4];
    const place = centre
      ? { x: centre.x + (u - 0.5) * 70, y: centre.y + (v - 0.5) * 60 }
      : { x: u * PLANE.width, y: v * PLANE.height };
    return { x: inside(place.x, radius, PLANE.width), y: inside(place.y, radius, PLANE.height), radius };
  });
}

const inside = (value: number, radius: number, most: number): number =>
  Math.min(Math.max(value, radius), most - radius);

export const boxOf = ({ x, y, radius }: Disc): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

/** The box around boxes. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Half of a box's perimeter: in the plane, how likely a ray meets it. */
export const girth = ({ left, top, right, bottom }: Box): number => right - left + (bottom - top);

/** By how much a box is widened for a ray, in its units: one that only touches a disc may miss the box around it by rounding. */
const GRAZE = 1e-9;

/** Where a ray comes into a box, 0 from within; undefined when it never does. The slab test. */
export function entry({ x, y, dx, dy }: Ray, { left, top, right, bottom }: Box): number | undefined {
  let [near, far] = [0, Number.POSITIVE_INFINITY];
  for (const [from, way, low, high] of [
    [x, dx, left - GRAZE, right + GRAZE],
    [y, dy, top - GRAZE, bottom + GRAZE],
  ] as const) {
    if (way === 0) {
      if (from < low || from > high) return undefined;
      continue;
    }
    const [a, b] = [(low - from) / way, (high - from) / way];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far ? near : undefined;
}

/** Where a ray meets a disc first; undefined when it does not. */
export function meets({ x, y, dx, dy }: Ray, disc: Disc): number | undefined {
  const [ox, oy] = [x - disc.x, y - disc.y];
  const half = ox * dx + oy * dy;
  const root = half * half - (ox * ox + oy * oy - disc.radius * disc.radius);
  if (root < 0) return undefined;
  const [near, far] = [-half - Math.sqrt(root), -half + Math.sqrt(root)];
  return near >= 0 ? near : far >= 0 ? 0 : undefined;
}

/** A view: what lies on the inner side of all its lines. */
export interface View {
  lines: readonly { nx: number; ny: number; offset: number }[];
}

/** Half of a view's opening. */
const HALF = Math.PI / 7;

/** The view from a point in a direction, as far as the target. */
export function viewOf({ x, y, dx, dy }: Ray, distance: number): View {
  const angle = Math.atan2(dy, dx);
  const line = (nx: number, ny: number, px: number, py: number) => ({ nx, ny, offset: -(nx * px + ny * py) });
  return {
    lines: [
      line(-Math.sin(angle - HALF), Math.cos(angle - HALF), x, y),
      line(Math.sin(angle + HALF), -Math.cos(angle + HALF), x, y),
      line(-dx, -dy, x + dx * distance, y + dy * distance),
    ],
  };
}

/** Whether a disc may be in a view; at its corners a disc just outside counts too, as engines have it. */
export const sees = ({ lines }: View, { x, y, radius }: Disc): boolean =>
  lines.every(({ nx, ny, offset }) => nx * x + ny * y + offset >= -radius);

/** Whether a box may be in a view: by its corner that lies deepest. */
export const seesBox = ({ lines }: View, { left, top, right, bottom }: Box): boolean =>
  lines.every(({ nx, ny, offset }) => Math.max(nx * left, nx * right) + Math.max(ny * top, ny * bottom) + offset >= 0);
