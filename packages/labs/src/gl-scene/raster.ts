/** Triangles to fragments, by the rules of OpenGL: clipping at the near plane, the viewport, top-left edges, 1/w. */
import { type Mat4, transform } from '../space/matrix.ts';
import type { Vec4 } from '../space/vec.ts';

export interface Size {
  width: number;
  height: number;
}

/** A corner in clip space with what is to be interpolated. */
export interface Corner {
  clip: Vec4;
  values: readonly number[];
}

export interface Fragment {
  x: number;
  y: number;
  /** Window depth, 0–1. */
  depth: number;
  values: number[];
}

/** A corner's clip coordinates. */
export const toClip = (matrix: Mat4, [x, y, z]: readonly [number, number, number]): Vec4 =>
  transform(matrix, [x, y, z, 1]);

const between = (a: number, b: number, t: number) => a + (b - a) * t;

/** The part of a triangle in front of the near plane (z ≥ −w), as triangles again. */
export function clipNear(triangle: readonly Corner[]): Corner[][] {
  const inside = ({ clip: [, , z, w] }: Corner) => z + w;
  const polygon = triangle.flatMap((corner, i) => {
    const before = triangle.at(i - 1) ?? corner;
    const [now, then] = [inside(corner), inside(before)];
    if (now >= 0 === then >= 0) return now >= 0 ? [corner] : [];
    const cut = mixCorners(before, corner, then / (then - now));
    return now >= 0 ? [cut, corner] : [cut];
  });
  const [first, ...rest] = polygon;
  if (!first) return [];
  return rest.slice(1).map((corner, i) => [first, rest[i] ?? first, corner]);
}

function mixCorners(a: Corner, b: Corner, t: number): Corner {
  const [x, y, z, w] = a.clip.map((value, i) => between(value, b.clip[i] ?? 0, t));
  return {
    clip: [x ?? 0, y ?? 0, z ?? 0, w ?? 1],
    values: a.values.map((value, i) => between(value, b.values[i] ?? 0, t)),
  };
}

interface Screen {
  x: number;
  y: number;
  depth: number;
  /** 1 / w, by which values are interpolated. */
  inverse: number;
  values: readonly number[];
}

function toScreen({ clip: [x, y, z, w], values }: Corner, { width, height }: Size): Screen {
  // Rows are counted downwards.
  return {
    x: ((x / w + 1) / 2) * width,
    y: ((1 - y / w) / 2) * height,
    depth: (z / w + 1) / 2,
    inverse: 1 / w,
    values,
  };
}

/** Twice the signed area; positive is counter-clockwise as the viewer sees it. */
const area = (a: Screen, b: Screen, c: Screen): number => (b.y - a.y) * (c.x - a.x) - (b.x - a.x) * (c.y - a.y);

export interface Rasterised {
  isFront: boolean;
  fragments: Fragment[];
}

/** The fragments of a triangle that lies before the near plane; each pixel whose middle it covers has one. */
export function rasterise(corners: readonly Corner[], size: Size): Rasterised {
  const [p, q, r] = corners.map((corner) => toScreen(corner, size));
  if (!p || !q || !r || size.width === 0) return { isFront: true, fragments: [] };
  const total = area(p, q, r);
  const isFront = total > 0;
  if (total === 0) return { isFront, fragments: [] };
  const [a, b, c] = isFront ? [p, q, r] : [p, r, q];
  return { isFront, fragments: covered([a, b, c], Math.abs(total), size) };
}

function covered([a, b, c]: readonly [Screen, Screen, Screen], total: number, size: Size): Fragment[] {
  const fragments: Fragment[] = [];
  const low = (values: number[]) => Math.max(Math.floor(Math.min(...values)), 0);
  const high = (values: number[], most: number) => Math.min(Math.ceil(Math.max(...values)), most);
  for (let y = low([a.y, b.y, c.y]); y < high([a.y, b.y, c.y], size.height); y++) {
    for (let x = low([a.x, b.x, c.x]); x < high([a.x, b.x, c.x], size.width); x++) {
      const at = { x: x + 0.5, y: y + 0.5 } as Screen;
      const [u, v, w] = [area(b, c, at), area(c, a, at), area(a, b, at)];
      if (!isIn(u, b, c) || !isIn(v, c, a) || !isIn(w, a, b)) continue;
      fragments.push(interpolated([a, b, c], [u / total, v / total, w / total], [x, y]));
    }
  }
  return fragments;
}

/** On an edge only its left or upper side counts, so that of two triangles one has the pixel. */
function isIn(side: number, from: Screen, to: Screen): boolean {
  if (side !== 0) return side > 0;
  return to.y > from.y || (to.y === from.y && to.x < from.x);
}

function interpolated(
  [a, b, c]: readonly [Screen, Screen, Screen],
  [u, v, w]: readonly [number, number, number],
  [x, y]: readonly [number, number],
): Fragment {
  const inverse = u * a.inverse + v * b.inverse + w * c.inverse;
  const values = a.values.map(
    (value, i) =>
      (u * value * a.inverse + v * (b.values[i] ?? 0) * b.inverse + w * (c.values[i] ?? 0) * c.inverse) / inverse,
  );
  return { x, y, depth: u * a.depth + v * b.depth + w * c.depth, values };
}
