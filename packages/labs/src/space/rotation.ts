/** Rotations in three forms: Euler angles, axis and angle, quaternion (w, x, y, z). Angles in radians. */
import { IDENTITY, type Mat4, multiply } from './matrix.ts';
import { normalize, type Vec3, type Vec4 } from './vec.ts';

export type Quat = Vec4;

/** Euler's orders as GLM names them: XYZ is Rx·Ry·Rz, so z turns first. */
export const EULER_ORDERS = ['XYZ', 'XZY', 'YXZ', 'YZX', 'ZXY', 'ZYX'] as const;
export type EulerOrder = (typeof EULER_ORDERS)[number];

const AXES = { X: 0, Y: 1, Z: 2 } as const;
const UNIT = { X: [1, 0, 0], Y: [0, 1, 0], Z: [0, 0, 1] } as const;

/** The three letters of an order, outermost first. */
export function lettersOf(order: EulerOrder): ['X' | 'Y' | 'Z', 'X' | 'Y' | 'Z', 'X' | 'Y' | 'Z'] {
  const [a, b, c] = order.split('') as ('X' | 'Y' | 'Z')[];
  if (!a || !b || !c) throw new RangeError(`${order} is no order`);
  return [a, b, c];
}

export const fromAxis = (axis: Vec3, angle: number): Quat => {
  const [x, y, z] = normalize(axis);
  const s = Math.sin(angle / 2);
  return [Math.cos(angle / 2), x * s, y * s, z * s];
};

export const quatMultiply = ([aw, ax, ay, az]: Quat, [bw, bx, by, bz]: Quat): Quat => [
  aw * bw - ax * bx - ay * by - az * bz,
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
];

/** Euler's angles (about x, y and z) as a quaternion. */
export function fromEuler(angles: Vec3, order: EulerOrder): Quat {
  const [a, b, c] = lettersOf(order).map((letter) => fromAxis(UNIT[letter], angles[AXES[letter]]));
  return a && b && c ? quatMultiply(quatMultiply(a, b), c) : [1, 0, 0, 0];
}

/** The matrix of a unit quaternion. */
export function rotationMatrix([w, x, y, z]: Quat): Mat4 {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y), 0],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x), 0],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y), 0],
    IDENTITY[3],
  ];
}

/** Euler's angles as a product of three matrices: what a program without quaternions computes. */
export function eulerMatrix(angles: Vec3, order: EulerOrder): Mat4 {
  return lettersOf(order)
    .map((letter) => rotationMatrix(fromAxis(UNIT[letter], angles[AXES[letter]])))
    .reduce(multiply);
}

/** Axis and angle (0…π) of a unit quaternion; no turn has the axis x. */
export function axisAngle([w, x, y, z]: Quat): { axis: Vec3; angle: number } {
  const sign = w < 0 ? -1 : 1;
  const s = Math.hypot(x, y, z);
  if (s < 1e-9) return { axis: [1, 0, 0], angle: 0 };
  return { axis: [(sign * x) / s, (sign * y) / s, (sign * z) / s], angle: 2 * Math.atan2(s, Math.abs(w)) };
}
