/** What the camera sees: the object's faces in NDC, cut off where they pass behind it. */
import { multiply, transform, transformPoint } from '../space/matrix.ts';
import { dot, mix, type Vec4 } from '../space/vec.ts';
import { FACES, MIDDLE } from './house.ts';
import { divide, modelMatrix, projectionMatrix, viewMatrix } from './journey.ts';
import { outwardNormal, type Shape } from './outside.ts';
import type { MvpState } from './state.ts';

/** Least w that is drawn: nothing can be divided by 0. */
const LEAST_W = 0.05;

/** Faces that look at the camera, as points of NDC. */
export function imageOf(state: MvpState): Shape[] {
  const modelView = multiply(viewMatrix(state), modelMatrix(state));
  const projection = projectionMatrix(state);
  const middle = transformPoint(modelView, MIDDLE);
  return FACES.flatMap(({ kind, points }) => {
    const seen = points.map((point) => transformPoint(modelView, point));
    const [first] = seen;
    const normal = outwardNormal(seen, middle);
    const faces = first && (state.lens === 'ortho' ? normal[2] > 0 : dot(normal, first) < 0);
    if (!faces) return [];
    const clip = seen.map(([x, y, z]) => transform(projection, [x, y, z, 1]));
    const spots = cutBehind(clip)
      .map(divide)
      .filter((spot) => spot !== undefined);
    return spots.length < 3 ? [] : [{ kind, spots }];
  });
}

/** A polygon's part in front of the camera (Sutherland and Hodgman, one plane). */
export function cutBehind(polygon: readonly Vec4[]): Vec4[] {
  return polygon.flatMap((corner, i) => {
    const before = polygon.at(i - 1) ?? corner;
    const isIn = corner[3] >= LEAST_W;
    const wasIn = before[3] >= LEAST_W;
    if (isIn === wasIn) return isIn ? [corner] : [];
    const t = (LEAST_W - before[3]) / (corner[3] - before[3]);
    const [x, y, z] = mix([before[0], before[1], before[2]], [corner[0], corner[1], corner[2]], t);
    const cut: Vec4 = [x, y, z, LEAST_W];
    return isIn ? [cut, corner] : [cut];
  });
}
