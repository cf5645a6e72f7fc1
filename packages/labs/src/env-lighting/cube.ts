/** Cube maps as OpenGL counts them: six faces in its order, s to the right and t downwards. */
import type { Vec3 } from '../space/vec.ts';
import { lightOf, type Setting } from './environment.ts';

export const FACES = ['+X', '−X', '+Y', '−Y', '+Z', '−Z'] as const;

export interface CubePlace {
  /** Number in `FACES`. */
  face: number;
  /** 0–1 across the face, and 0–1 down it. */
  s: number;
  t: number;
}

/** Face and place for a direction: the greatest component chooses (OpenGL 4.6, table 8.19). */
export function placeOn([x, y, z]: Vec3): CubePlace {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (ax >= ay && ax >= az) return x > 0 ? at(0, -z, -y, ax) : at(1, z, -y, ax);
  if (ay >= az) return y > 0 ? at(2, x, z, ay) : at(3, x, -z, ay);
  return z > 0 ? at(4, x, -y, az) : at(5, -x, -y, az);
}

const at = (face: number, sc: number, tc: number, ma: number): CubePlace => ({
  face,
  s: (sc / ma + 1) / 2,
  t: (tc / ma + 1) / 2,
});

/** The direction of a place, not of length 1: its greatest component is ±1. */
export function wayTo({ face, s, t }: CubePlace): Vec3 {
  const [a, b] = [2 * s - 1, 2 * t - 1];
  const ways: readonly Vec3[] = [
    [1, -b, -a],
    [-1, -b, a],
    [a, 1, b],
    [a, -1, -b],
    [a, -b, 1],
    [-a, -b, -1],
  ];
  return ways[face] ?? [0, 0, 1];
}

/** A cube's texels: direction, light and solid angle of each, face by face and row by row. */
export interface Cube {
  size: number;
  /** Three numbers a texel. */
  directions: Float64Array;
  light: Float64Array;
  /** Steradians. */
  angles: Float64Array;
}

/** Angle from a face's middle to a corner at (x, y), after Stone's integral. */
const corner = (x: number, y: number): number => Math.atan2(x * y, Math.sqrt(x * x + y * y + 1));

/** An environment as a cube map. */
export function makeCube(setting: Setting, size: number): Cube {
  const count = 6 * size * size;
  const cube: Cube = {
    size,
    directions: new Float64Array(3 * count),
    light: new Float64Array(3 * count),
    angles: new Float64Array(count),
  };
  const light = lightOf(setting);
  for (let i = 0; i < count; i++) {
    const [column, row] = [i % size, Math.floor(i / size) % size];
    const way = wayTo({ face: Math.floor(i / (size * size)), s: (column + 0.5) / size, t: (row + 0.5) / size });
    const long = Math.hypot(...way);
    const direction: Vec3 = [way[0] / long, way[1] / long, way[2] / long];
    cube.directions.set(direction, 3 * i);
    cube.light.set(light(direction), 3 * i);
    const edge = (k: number) => (2 * k) / size - 1;
    const [l, r, u, d] = [edge(column), edge(column + 1), edge(row), edge(row + 1)];
    cube.angles[i] = corner(r, d) - corner(l, d) - corner(r, u) + corner(l, u);
  }
  return cube;
}

/** The next mip level: each texel the mean of four. */
export function halved({ size: before, light }: Cube): Cube {
  const size = before / 2;
  const count = 6 * size * size;
  const mean = (i: number, k: number) => {
    const [column, row, face] = [i % size, Math.floor(i / size) % size, Math.floor(i / (size * size))];
    const at = (dx: number, dy: number) =>
      light[3 * ((face * before + 2 * row + dy) * before + 2 * column + dx) + k] ?? 0;
    return (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
  };
  return {
    size,
    directions: new Float64Array(0),
    angles: new Float64Array(0),
    light: Float64Array.from({ length: 3 * count }, (_, i) => mean(Math.floor(i / 3), i % 3)),
  };
}

/** Number of the texel that a direction of any length meets; without vectors made, it runs a hundred thousand times. */
export function texelAt(size: number, x: number, y: number, z: number): number {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  let [face, sc, tc, ma] = [0, 0, 0, 1];
  if (ax >= ay && ax >= az) {
    face = x > 0 ? 0 : 1;
    sc = x > 0 ? -z : z;
    tc = -y;
    ma = ax;
  } else if (ay >= az) {
    face = y > 0 ? 2 : 3;
    sc = x;
    tc = y > 0 ? z : -z;
    ma = ay;
  } else {
    face = z > 0 ? 4 : 5;
    sc = z > 0 ? x : -x;
    tc = -y;
    ma = az;
  }
  const column = Math.min(size - 1, Math.floor(((sc / ma + 1) / 2) * size));
  const row = Math.min(size - 1, Math.floor(((tc / ma + 1) / 2) * size));
  return (face * size + row) * size + column;
}
