/** A point's way from the object's own space to the window's pixels. */
import {
  IDENTITY,
  lookAt,
  type Mat4,
  multiply,
  ortho,
  perspective,
  scaling,
  transform,
  translation,
} from '../space/matrix.ts';
import { eulerMatrix } from '../space/rotation.ts';
import { radians, type Vec3, type Vec4 } from '../space/vec.ts';
import type { MvpState } from './state.ts';

/** The window, pixels; y counts upwards as in OpenGL. */
export const WINDOW = { width: 640, height: 400 };
const ASPECT = WINDOW.width / WINDOW.height;

export const anglesOf = ({ turn: [x, y, z] }: MvpState): Vec3 => [radians(x), radians(y), radians(z)];

/** The model matrix in the state's order. */
export function modelMatrix(state: MvpState): Mat4 {
  const factors = {
    T: translation(state.move),
    R: eulerMatrix(anglesOf(state), state.euler),
    S: scaling(state.size),
  };
  return [...state.order].reduce<Mat4>(
    (product, letter) => multiply(product, factors[letter as keyof typeof factors]),
    IDENTITY,
  );
}

/** Where the camera is: on a sphere around the world's origin, which it looks at. */
export function eyeOf({ yaw, pitch, distance }: Pick<MvpState, 'yaw' | 'pitch' | 'distance'>): Vec3 {
  const [a, b] = [radians(yaw), radians(pitch)];
  return [distance * Math.cos(b) * Math.sin(a), distance * Math.sin(b), distance * Math.cos(b) * Math.cos(a)];
}

export const viewMatrix = (state: MvpState): Mat4 => lookAt(eyeOf(state), [0, 0, 0], [0, 1, 0]);

export function projectionMatrix({ lens, fov, near, far, distance }: MvpState): Mat4 {
  if (lens === 'perspective') return perspective(radians(fov), ASPECT, near, far);
  // As much as perspective shows at the origin, so that changing the lens keeps the object's size.
  const half = distance * Math.tan(radians(fov) / 2);
  return ortho(half * ASPECT, half, near, far);
}

export interface Journey {
  local: Vec4;
  world: Vec4;
  view: Vec4;
  clip: Vec4;
  /** Undefined where w is not positive: behind the camera nothing can be divided. */
  ndc: Vec3 | undefined;
  /** Pixels and depth 0…1. */
  window: Vec3 | undefined;
}

/** The places of one point of the object. */
export function journeyOf(state: MvpState, [x, y, z]: Vec3): Journey {
  const local: Vec4 = [x, y, z, 1];
  const world = transform(modelMatrix(state), local);
  const view = transform(viewMatrix(state), world);
  const clip = transform(projectionMatrix(state), view);
  const ndc = divide(clip);
  return { local, world, view, clip, ndc, window: ndc && toWindow(ndc) };
}

export function divide([x, y, z, w]: Vec4): Vec3 | undefined {
  return w > 1e-6 ? [x / w, y / w, z / w] : undefined;
}

export const toWindow = ([x, y, z]: Vec3): Vec3 => [
  ((x + 1) / 2) * WINDOW.width,
  ((y + 1) / 2) * WINDOW.height,
  (z + 1) / 2,
];

/** Whether a point is within the picture. */
export const isVisible = (ndc: Vec3 | undefined): boolean => ndc?.every((value) => Math.abs(value) <= 1) ?? false;
