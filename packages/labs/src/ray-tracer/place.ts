/** Between the floor of a scene and the picture: where a sphere is drawn, and where a pointer would put it. */
import { clamp } from '../kit/scale.ts';
import { add, dot, scale, sub, type Vec3 } from '../space/vec.ts';
import type { Scene } from './scene.ts';
import { cameraAxes, IMAGE } from './trace.ts';

/** The drawing above the picture. */
export const VIEW = { width: 360, height: 225 };

const halfHeight = ({ camera }: Scene) => Math.tan((camera.fov * Math.PI) / 360);

/** Where a point is drawn; undefined behind the camera. */
export function spotOf(scene: Scene, point: Vec3): { x: number; y: number } | undefined {
  const [right, up, back] = cameraAxes(scene.camera);
  const way = sub(point, scene.camera.from);
  const depth = -dot(way, back);
  if (depth < 0.1) return undefined;
  const size = VIEW.height / 2 / (halfHeight(scene) * depth);
  return { x: VIEW.width / 2 + dot(way, right) * size, y: VIEW.height / 2 - dot(way, up) * size };
}

/** The point of a level plane that lies under a place of the drawing; places above the horizon are taken as far off. */
export function pointOnLevel(scene: Scene, place: { x: number; y: number }, level: number): Vec3 {
  const [right, up, back] = cameraAxes(scene.camera);
  const half = halfHeight(scene);
  const across = ((place.x / VIEW.width) * 2 - 1) * half * (IMAGE.width / IMAGE.height);
  const above = (1 - (place.y / VIEW.height) * 2) * half;
  const way = add(add(scale(right, across), scale(up, above)), scale(back, -1));
  const { from } = scene.camera;
  const t = way[1] * (level - from[1]) > 0 ? (level - from[1]) / way[1] : 100;
  return add(from, scale(way, clamp(t, 0, 100)));
}
