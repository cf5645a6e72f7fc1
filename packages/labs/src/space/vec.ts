/** Vectors of three and four numbers; right-handed, as OpenGL counts. */

export type Vec3 = readonly [number, number, number];
export type Vec4 = readonly [number, number, number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The same direction with length 1; the zero vector stays itself. */
export function normalize(a: Vec3): Vec3 {
  const size = length(a);
  return size === 0 ? a : scale(a, 1 / size);
}

/** From one to the other, `t` from 0 to 1. */
export const mix = (a: Vec3, b: Vec3, t: number): Vec3 => add(scale(a, 1 - t), scale(b, t));

/** Degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
