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

// What follows runs millions of times for a picture: numbers by themselves, no vectors made.

/** The smaller root in (LEAST, farthest), else the greater, else `farthest`. */
function sphereAt(
  { center: [cx, cy, cz], drift: [mx, my, mz], radius }: Sphere,
  { origin: [ox, oy, oz], direction: [dx, dy, dz], time }: Ray,
  farthest: number,
): number {
  const [x, y, z] = [cx + mx * time - ox, cy + my * time - oy, cz + mz * time - oz];
  const half = dx * x + dy * y + dz * z;
  const discriminant = half * half - (x * x + y * y + z * z - radius * radius);
  if (discriminant < 0) return farthest;
  const root = Math.sqrt(discriminant);
  const near = half - root;
  if (near > LEAST && near < farthest) return near;
  const far = half + root;
  return far > LEAST && far < farthest ? far : farthest;
}

/** Where the quad's plane is met, when that lies between its edges. */
function quadAt(
  { corner: [cx, cy, cz], u: [ux, uy, uz], v: [vx, vy, vz] }: Quad,
  { origin: [ox, oy, oz], direction: [dx, dy, dz] }: Ray,
  farthest: number,
): number {
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const facing = nx * dx + ny * dy + nz * dz;
  if (Math.abs(facing) < 1e-9) return farthest;
  const t = (nx * (cx - ox) + ny * (cy - oy) + nz * (cz - oz)) / facing;
  if (!(t > LEAST && t < farthest)) return farthest;
  const [px, py, pz] = [ox + t * dx - cx, oy + t * dy - cy, oz + t * dz - cz];
  const size = nx * nx + ny * ny + nz * nz;
  const a = (nx * (py * vz - pz * vy) + ny * (pz * vx - px * vz) + nz * (px * vy - py * vx)) / size;
  const b = (nx * (uy * pz - uz * py) + ny * (uz * px - ux * pz) + nz * (ux * py - uy * px)) / size;
  return a >= 0 && a <= 1 && b >= 0 && b <= 1 ? t : farthest;
}
