/** Where the numbers of a placement lie in the drawing: what the handles move along. */
import type { Rail } from '../kit/rail.ts';
import { IDENTITY, inverseRigid, type Mat4, multiply, transformPoint } from '../space/matrix.ts';
import { fromAxis, lettersOf, rotationMatrix } from '../space/rotation.ts';
import { add, length, normalize, radians, scale, sub, type Vec3 } from '../space/vec.ts';
import { eyeOf, modelMatrix, viewMatrix } from './journey.ts';
import { type Frame, spotOf } from './outside.ts';
import { type CameraField, type MvpState, type Placing, RANGES } from './state.ts';

export type Axis = 0 | 1 | 2;
export const UNITS: readonly [Vec3, Vec3, Vec3] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** How far before the object its handles stand, units. */
const REACH = 1.3;
const AXES = { X: 0, Y: 1, Z: 2 } as const;
/** Radii of the three rings, outermost first. */
const RADII = [2.2, 1.9, 1.6] as const;
/** Where each ring's zero is, at right angles to its axis. */
const ZERO: readonly [Vec3, Vec3, Vec3] = [
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0],
];

const toPlace = (point: Vec3, frame: Frame) => {
  const [x, y] = spotOf(point, frame);
  return { x, y };
};

/** The rail of one of the placement's numbers. */
export function placingRail(state: MvpState, { placing, axis }: { placing: Placing; axis: Axis }, frame: Frame): Rail {
  const at = { move: movedTip, turn: turnedTip, size: sizedTip }[placing];
  return { ...RANGES[placing], at: (value) => toPlace(at(state, axis, value), frame) };
}

const withValue = (triple: Vec3, axis: Axis, value: number): Vec3 => {
  const [x, y, z] = triple;
  return axis === 0 ? [value, y, z] : axis === 1 ? [x, value, z] : [x, y, value];
};

/** Before the object's origin, in the direction in which it moves. */
function movedTip(state: MvpState, axis: Axis, value: number): Vec3 {
  const origin = (to: number) =>
    transformPoint(modelMatrix({ ...state, move: withValue(state.move, axis, to) }), [0, 0, 0]);
  const way = sub(origin(value + 1), origin(value));
  return add(origin(value), scale(length(way) < 1e-9 ? UNITS[axis] : normalize(way), REACH));
}

/** The tip of the object's own axis. */
function sizedTip(state: MvpState, axis: Axis, value: number): Vec3 {
  const matrix = modelMatrix({ ...state, size: withValue(state.size, axis, value) });
  return transformPoint(matrix, scale(UNITS[axis], REACH));
}

/** A point of a ring that stands on the rings outside it. */
function turnedTip(state: MvpState, axis: Axis, value: number): Vec3 {
  const ring = ringOf(state, axis);
  return transformPoint(ring.frame, ring.pointAt(value));
}

export interface Ring {
  axis: Axis;
  letter: 'X' | 'Y' | 'Z';
  frame: Mat4;
  pointAt: (degrees: number) => Vec3;
}

/** The ring of one axis: the turns that stand before it in the order carry it. */
function ringOf(state: MvpState, axis: Axis): Ring {
  const letters = lettersOf(state.euler);
  const letter = (['X', 'Y', 'Z'] as const)[axis];
  const place = letters.indexOf(letter);
  const outer = letters
    .slice(0, place)
    .map((name) => turnAbout(AXES[name], state))
    .reduce(multiply, IDENTITY);
  const origin = transformPoint(modelMatrix(state), [0, 0, 0]);
  const pointAt = (degrees: number) =>
    transformPoint(rotationMatrix(fromAxis(UNITS[axis], radians(degrees))), scale(ZERO[axis], RADII[place] ?? 1));
  return { axis, letter, frame: [outer[0], outer[1], outer[2], [...origin, 1]], pointAt };
}

const turnAbout = (axis: Axis, { turn }: MvpState): Mat4 => rotationMatrix(fromAxis(UNITS[axis], radians(turn[axis])));

/** The three rings. */
export const ringsOf = (state: MvpState): Ring[] => ([0, 1, 2] as const).map((axis) => ringOf(state, axis));

/** What of the camera is dragged in the picture. */
export type CameraHandle = Extract<CameraField, 'yaw' | 'pitch' | 'fov'>;

/** The rail of one of the camera's numbers, in world space. */
export function cameraRail(state: MvpState, field: CameraHandle, frame: Frame): Rail {
  const at = (value: number) => cameraTip({ ...state, [field]: value }, field);
  return { ...RANGES[field], at: (value) => toPlace(at(value), frame) };
}

/** The eye for going round, what stands above it for tilting, the middle of the near plane's edge for opening. */
function cameraTip(state: MvpState, field: CameraHandle): Vec3 {
  if (field === 'yaw') return eyeOf(state);
  const back = inverseRigid(viewMatrix(state));
  if (field === 'pitch') return transformPoint(back, [0, 1.1, 0]);
  return transformPoint(back, [0, -state.near * Math.tan(radians(state.fov) / 2), -state.near]);
}
