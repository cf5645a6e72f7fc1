/** The scene as it stands in one space, seen from outside by a fixed parallel projection. */
import { inverseRigid, lookAt, type Mat4, multiply, transform, transformPoint } from '../space/matrix.ts';
import { cross, dot, sub, type Vec3 } from '../space/vec.ts';
import { FACES, type Face, MIDDLE } from './house.ts';
import { divide, modelMatrix, projectionMatrix, viewMatrix } from './journey.ts';
import type { MvpState } from './state.ts';

/** From where one looks at the scene: a little from the right and above. */
const OUTSIDE = lookAt([4, 3.2, 7], [0, 0, 0], [0, 1, 0]);

/** The drawing's part for this view. */
export const VIEW = { width: 372, height: 236 };

/** Where the space's point `middle` is drawn in the middle, and drawing units for one of the space. */
export interface Frame {
  middle: Vec3;
  unit: number;
}

/** A point of the space in the drawing; the third number is greater for what is nearer. */
export function spotOf(point: Vec3, { middle, unit }: Frame): Vec3 {
  const [right, up, depth] = transformPoint(OUTSIDE, sub(point, middle));
  const [, , far] = transformPoint(OUTSIDE, [0, 0, 0]);
  return [VIEW.width / 2 + right * unit, VIEW.height / 2 - up * unit, depth - far];
}

/** What is to be seen at each stage, large enough. */
export function frameOf({ part, stage, far }: MvpState): Frame {
  if (part !== 'journey') return { middle: [0, 0, 0], unit: 46 };
  if (stage === 0) return { middle: [0, 0.1, 0], unit: 88 };
  if (stage === 1) return { middle: [0, 0, 0], unit: 150 / far };
  if (stage === 2) return { middle: [0, 0, -far / 2], unit: 120 / far };
  if (stage === 3) return { middle: [0, 0, -far / 2], unit: 80 / far };
  return { middle: [0, 0, 0], unit: 66 };
}

/** The way of a point of the object up to the state's stage; clip space is drawn without its w. */
export function stageMap(state: MvpState): (point: Vec3) => Vec3 {
  const model = modelMatrix(state);
  if (state.part !== 'journey') return (point) => transformPoint(model, point);
  if (state.stage === 0) return (point) => point;
  if (state.stage === 1) return (point) => transformPoint(model, point);
  const modelView = multiply(viewMatrix(state), model);
  if (state.stage === 2) return (point) => transformPoint(modelView, point);
  return projected(multiply(projectionMatrix(state), modelView), state.stage > 3);
}

/** Clip space and NDC count depth away from the eye; z is turned so that near stays in front. */
function projected(matrix: Mat4, isDivided: boolean): (point: Vec3) => Vec3 {
  return ([x, y, z]) => {
    const clip = transform(matrix, [x, y, z, 1]);
    const [a, b, c] = isDivided ? (divide(clip) ?? clip) : clip;
    return [a, b, -c];
  };
}

/** The corners of what the camera sees, four near ones, then four far ones, in the state's stage. */
export function frustumCorners(state: MvpState): Vec3[] {
  const half = Math.tan((state.fov * Math.PI) / 360);
  const inView = CUBE.map(([x, y, z]): Vec3 => {
    const depth = z < 0 ? state.near : state.far;
    const size = half * (state.lens === 'ortho' ? state.distance : depth);
    return [x * size * 1.6, y * size, -depth];
  });
  if (state.stage === 2) return inView;
  if (state.stage > 2) return inView.map(projected(projectionMatrix(state), state.stage > 3));
  const back = inverseRigid(viewMatrix(state));
  return inView.map((corner) => transformPoint(back, corner));
}

const CUBE: readonly Vec3[] = [-1, 1].flatMap((z): Vec3[] => [
  [-1, -1, z],
  [1, -1, z],
  [1, 1, z],
  [-1, 1, z],
]);

export interface Shape {
  kind: Face['kind'];
  spots: Vec3[];
}

/** The object's faces that look at the viewer, in the drawing. */
export function shapesOf(state: MvpState, frame: Frame): Shape[] {
  const map = stageMap(state);
  const place = (point: Vec3) => spotOf(map(point), frame);
  const middle = place(MIDDLE);
  return FACES.map(({ kind, points }) => ({ kind, spots: points.map(place) })).filter(({ spots }) => {
    const [, , towards] = outwardNormal(spots, middle);
    return towards > 0;
  });
}

/** A normal of a flat face that points away from the middle of its body. */
export function outwardNormal([a, b, c]: readonly Vec3[], middle: Vec3): Vec3 {
  if (!a || !b || !c) return [0, 0, 0];
  const normal = cross(sub(b, a), sub(c, a));
  return dot(normal, sub(a, middle)) < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
}
