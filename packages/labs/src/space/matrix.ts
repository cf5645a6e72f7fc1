/** Matrices of four columns, as GLM keeps them; `multiply(a, b)` applies `b` first. */
import { cross, dot, normalize, sub, type Vec3, type Vec4 } from './vec.ts';

export type Mat4 = readonly [Vec4, Vec4, Vec4, Vec4];

export const IDENTITY: Mat4 = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
];

export function transform([a, b, c, d]: Mat4, [x, y, z, w]: Vec4): Vec4 {
  return [
    a[0] * x + b[0] * y + c[0] * z + d[0] * w,
    a[1] * x + b[1] * y + c[1] * z + d[1] * w,
    a[2] * x + b[2] * y + c[2] * z + d[2] * w,
    a[3] * x + b[3] * y + c[3] * z + d[3] * w,
  ];
}

export function multiply(a: Mat4, [x, y, z, w]: Mat4): Mat4 {
  return [transform(a, x), transform(a, y), transform(a, z), transform(a, w)];
}

export function transpose([a, b, c, d]: Mat4): Mat4 {
  return [
    [a[0], b[0], c[0], d[0]],
    [a[1], b[1], c[1], d[1]],
    [a[2], b[2], c[2], d[2]],
    [a[3], b[3], c[3], d[3]],
  ];
}

/** A point through a matrix that leaves w at 1. */
export function transformPoint(m: Mat4, [x, y, z]: Vec3): Vec3 {
  const [a, b, c] = transform(m, [x, y, z, 1]);
  return [a, b, c];
}

export const translation = ([x, y, z]: Vec3): Mat4 => [IDENTITY[0], IDENTITY[1], IDENTITY[2], [x, y, z, 1]];

export const scaling = ([x, y, z]: Vec3): Mat4 => [[x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], IDENTITY[3]];

/** The determinant of the upper left 3×3: by what factor volumes grow, negative when mirrored. */
export function volume([a, b, c]: Mat4): number {
  return dot(cross([a[0], a[1], a[2]], [b[0], b[1], b[2]]), [c[0], c[1], c[2]]);
}

/** The world as seen from `eye`, looking at `target`: right is +x, up +y, backwards +z. */
export function lookAt(eye: Vec3, target: Vec3, up: Vec3): Mat4 {
  const ahead = normalize(sub(target, eye));
  const right = normalize(cross(ahead, up));
  const above = cross(right, ahead);
  return [
    [right[0], above[0], -ahead[0], 0],
    [right[1], above[1], -ahead[1], 0],
    [right[2], above[2], -ahead[2], 0],
    [-dot(right, eye), -dot(above, eye), dot(ahead, eye), 1],
  ];
}

/** Perspective with depth −1…1; `fov` is the vertical angle in radians. */
export function perspective(fov: number, aspect: number, near: number, far: number): Mat4 {
  const focal = 1 / Math.tan(fov / 2);
  return [
    [focal / aspect, 0, 0, 0],
    [0, focal, 0, 0],
    [0, 0, -(far + near) / (far - near), -1],
    [0, 0, (-2 * far * near) / (far - near), 0],
  ];
}

/** Parallel projection of a box `2 × halfWidth` by `2 × halfHeight`, depth −1…1. */
export function ortho(halfWidth: number, halfHeight: number, near: number, far: number): Mat4 {
  return [
    [1 / halfWidth, 0, 0, 0],
    [0, 1 / halfHeight, 0, 0],
    [0, 0, -2 / (far - near), 0],
    [0, 0, -(far + near) / (far - near), 1],
  ];
}

/** A rotation with a move turned round, `lookAt` among them: the rotation transposed, the eye back in place. */
export function inverseRigid([a, b, c, [x, y, z]]: Mat4): Mat4 {
  const back = (column: Vec4) => -(column[0] * x + column[1] * y + column[2] * z);
  return [
    [a[0], b[0], c[0], 0],
    [a[1], b[1], c[1], 0],
    [a[2], b[2], c[2], 0],
    [back(a), back(b), back(c), 1],
  ];
}
