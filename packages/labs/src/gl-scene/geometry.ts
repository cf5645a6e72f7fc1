/** What is drawn: triangles with normals and texture coordinates, object by object, in world space. */
import type { Vec3 } from '../space/vec.ts';

export interface Vertex {
  position: Vec3;
  normal: Vec3;
  uv: readonly [number, number];
}

export type Triangle = readonly [Vertex, Vertex, Vertex];

/** In the order in which they are drawn: the floor after what stands on it, which the depth test must make good. */
export const OBJECTS = ['cube', 'ball', 'floor', 'pane'] as const;
export type ObjectName = (typeof OBJECTS)[number];

/** A flat rectangle, counter-clockwise seen from its normal. */
function sheet(corner: Vec3, [u, v]: readonly [Vec3, Vec3], normal: Vec3): Triangle[] {
  const at = (a: number, b: number): Vertex => ({
    position: [corner[0] + a * u[0] + b * v[0], corner[1] + a * u[1] + b * v[1], corner[2] + a * u[2] + b * v[2]],
    normal,
    uv: [a, b],
  });
  return [
    [at(0, 0), at(1, 0), at(1, 1)],
    [at(0, 0), at(1, 1), at(0, 1)],
  ];
}

/** An upright box. */
function box([x, y, z]: Vec3, [w, h, d]: Vec3): Triangle[] {
  return [
    ...sheet(
      [x, y, z + d],
      [
        [w, 0, 0],
        [0, h, 0],
      ],
      [0, 0, 1],
    ),
    ...sheet(
      [x + w, y, z],
      [
        [-w, 0, 0],
        [0, h, 0],
      ],
      [0, 0, -1],
    ),
    ...sheet(
      [x + w, y, z + d],
      [
        [0, 0, -d],
        [0, h, 0],
      ],
      [1, 0, 0],
    ),
    ...sheet(
      [x, y, z],
      [
        [0, 0, d],
        [0, h, 0],
      ],
      [-1, 0, 0],
    ),
    ...sheet(
      [x, y + h, z + d],
      [
        [w, 0, 0],
        [0, 0, -d],
      ],
      [0, 1, 0],
    ),
    ...sheet(
      [x, y, z],
      [
        [w, 0, 0],
        [0, 0, d],
      ],
      [0, -1, 0],
    ),
  ];
}

/** A ball of so many slices and half as many rows, coarse enough that shading by vertices shows. */
function ball(center: Vec3, radius: number, slices: number): Triangle[] {
  const at = (i: number, j: number): Vertex => {
    const [phi, theta] = [(2 * Math.PI * i) / slices, (Math.PI * j) / (slices / 2)];
    const normal: Vec3 = [Math.sin(theta) * Math.sin(phi), Math.cos(theta), Math.sin(theta) * Math.cos(phi)];
    const [x, y, z] = normal;
    return {
      position: [center[0] + radius * x, center[1] + radius * y, center[2] + radius * z],
      normal,
      uv: [(2 * i) / slices, (2 * j) / slices],
    };
  };
  const triangles: Triangle[] = [];
  for (let i = 0; i < slices; i++) {
    for (let j = 0; j < slices / 2; j++) {
      const [a, b, c, d] = [at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)];
      // At the poles one of the two has no area.
      if (j < slices / 2 - 1) triangles.push([a, b, c]);
      if (j > 0) triangles.push([a, c, d]);
    }
  }
  return triangles;
}

export const GEOMETRY: Record<ObjectName, readonly Triangle[]> = {
  floor: sheet(
    [-2.4, 0, 2],
    [
      [4.8, 0, 0],
      [0, 0, -4.4],
    ],
    [0, 1, 0],
  ),
  cube: box([-1.45, 0, -0.75], [1, 1, 1]),
  ball: ball([0.75, 0.66, -0.2], 0.66, 14),
  pane: sheet(
    [-0.95, 0.03, 0.75],
    [
      [1.2, 0, 0],
      [0, 1, 0],
    ],
    [0, 0, 1],
  ),
};

export const COLORS: Record<ObjectName, Vec3> = {
  floor: [0.75, 0.74, 0.7],
  cube: [0.8, 0.45, 0.3],
  ball: [0.35, 0.55, 0.8],
  pane: [0.3, 0.75, 0.5],
};

/** How opaque the pane is when it is blended. */
export const PANE_ALPHA = 0.45;
