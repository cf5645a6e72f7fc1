/** Where a ray meets a scene first. */
import { add, cross, dot, normalize, scale, sub, type Vec3 } from '../space/vec.ts';
import type { Material, Quad, Scene, Sphere } from './scene.ts';

export interface Ray {
  origin: Vec3;
  /** Of length 1. */
  direction: Vec3;
  /** When it flies, 0–1 of the shutter's time. */
  time: number;
}

export interface Hit {
  t: number;
  point: Vec3;
  /** Against the ray. */
  normal: Vec3;
  /** Whether the outside was hit. */
  isFront: boolean;
  material: Material;
  /** Number of the shape in the scene. */
  shape: number;
}

/** A hit nearer than this is the surface that the ray leaves. */
export const LEAST = 1e-4;

/** The nearest hit within `farthest`. */
export function intersect({ shapes }: Scene, ray: Ray, farthest = Number.POSITIVE_INFINITY): Hit | undefined {
  let best = farthest;
  let found = -1;
  for (let i = 0; i < shapes.length; i++) {
    const shape = shapes[i];
    if (!shape) continue;
    const t = shape.kind === 'sphere' ? sphereAt(shape, ray, best) : quadAt(shape, ray, best);
    if (t < best) {
      best = t;
      found = i;
    }
  }
  const shape = shapes[found];
  if (!shape) return undefined;
  const point = add(ray.origin, scale(ray.direction, best));
  const outward =
    shape.kind === 'sphere'
      ? scale(sub(point, centerAt(shape, ray.time)), 1 / shape.radius)
      : normalize(cross(shape.u, shape.v));
  const isFront = dot(outward, ray.direction) < 0;
  const normal = isFront ? outward : scale(outward, -1);
  return { t: best, point, normal, isFront, material: shape.material, shape: found };
}

export const centerAt = ({ center, drift }: Sphere, time: number): Vec3 => add(center, scale(drift, time));

// What follows runs millions of times for a picture: numbers by themselves, no vectors made, and none taken apart by
// destructuring, which asks each for an iterator.

/** The smaller root in (LEAST, farthest), else the greater, else `farthest`. */
function sphereAt({ center, drift, radius }: Sphere, { origin, direction, time }: Ray, farthest: number): number {
  const x = center[0] + drift[0] * time - origin[0];
  const y = center[1] + drift[1] * time - origin[1];
  const z = center[2] + drift[2] * time - origin[2];
  const half = direction[0] * x + direction[1] * y + direction[2] * z;
  const discriminant = half * half - (x * x + y * y + z * z - radius * radius);
  if (discriminant < 0) return farthest;
  const root = Math.sqrt(discriminant);
  const near = half - root;
  if (near > LEAST && near < farthest) return near;
  const far = half + root;
  return far > LEAST && far < farthest ? far : farthest;
}

/** Where the quad's plane is met, when that lies between its edges. */
function quadAt({ corner, u, v }: Quad, { origin, direction }: Ray, farthest: number): number {
  const nx = u[1] * v[2] - u[2] * v[1];
  const ny = u[2] * v[0] - u[0] * v[2];
  const nz = u[0] * v[1] - u[1] * v[0];
  const facing = nx * direction[0] + ny * direction[1] + nz * direction[2];
  if (Math.abs(facing) < 1e-9) return farthest;
  const t = (nx * (corner[0] - origin[0]) + ny * (corner[1] - origin[1]) + nz * (corner[2] - origin[2])) / facing;
  if (!(t > LEAST && t < farthest)) return farthest;
  const px = origin[0] + t * direction[0] - corner[0];
  const py = origin[1] + t * direction[1] - corner[1];
  const pz = origin[2] + t * direction[2] - corner[2];
  const size = nx * nx + ny * ny + nz * nz;
  const a = (nx * (py * v[2] - pz * v[1]) + ny * (pz * v[0] - px * v[2]) + nz * (px * v[1] - py * v[0])) / size;
  const b = (nx * (u[1] * pz - u[2] * py) + ny * (u[2] * px - u[0] * pz) + nz * (u[0] * py - u[1] * px)) / size;
  return a >= 0 && a <= 1 && b >= 0 && b <= 1 ? t : farthest;
}
