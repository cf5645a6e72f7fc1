/** Meshes to begin with. */
import { normalize, scale, type Vec3 } from '../space/vec.ts';
import type { Mesh } from './mesh.ts';

export const SHAPES = ['cube', 'icosahedron', 'torus', 'ell'] as const;
export type ShapeName = (typeof SHAPES)[number];

const CUBE: Mesh = {
  vertices: [-1, 1].flatMap((z) => [-1, 1].flatMap((y) => [-1, 1].map((x): Vec3 => [x, y, z]))),
  faces: [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ],
};

function icosahedron(): Mesh {
  const g = (1 + Math.sqrt(5)) / 2;
  const vertices: Vec3[] = [-1, 1].flatMap((a) =>
    [-g, g].flatMap((b): Vec3[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  );
  const near = (a: Vec3, b: Vec3) => Math.abs(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) - 2) < 1e-9;
  const faces: number[][] = [];
  // Each triangle once, its corners counter-clockwise from outside.
  for (const [i, a] of vertices.entries())
    for (const [j, b] of vertices.entries())
      for (const [k, c] of vertices.entries())
        if (i < j && i < k && near(a, b) && near(b, c) && near(c, a) && determinant(a, b, c) > 0) faces.push([i, j, k]);
  return { vertices: vertices.map((vertex) => normalize(vertex)), faces };
}

const determinant = (a: Vec3, b: Vec3, c: Vec3): number =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);

/** A ring of quads: so many around, so many across the tube. */
function torus(around: number, across: number): Mesh {
  const vertices = Array.from({ length: around * across }, (_, i): Vec3 => {
    const [u, v] = [(2 * Math.PI * Math.floor(i / across)) / around, (2 * Math.PI * (i % across)) / across];
    const way = 0.85 + 0.4 * Math.cos(v);
    return [way * Math.cos(u), 0.4 * Math.sin(v), way * Math.sin(u)];
  });
  const at = (i: number, j: number) => (i % around) * across + (j % across);
  const faces = vertices.map((_, n) => {
    const [i, j] = [Math.floor(n / across), n % across];
    return [at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)];
  });
  return { vertices, faces };
}

/** An L of quads: its inner corner has a vertex where the surface is bent both ways. */
function ell(): Mesh {
  const outline: readonly (readonly [number, number])[] = [
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ];
  const vertices = [-0.5, 0.5].flatMap((z) => outline.map(([x, y]): Vec3 => [x, y, z]));
  const front = [
    [0, 1, 4, 7],
    [1, 2, 3, 4],
    [7, 4, 5, 6],
  ];
  const sides = outline.map((_, i) => [i, (i + 1) % 8, 8 + ((i + 1) % 8), 8 + i]);
  return {
    vertices,
    faces: [
      ...front.map((corners) => [...corners].reverse()),
      ...front.map((corners) => corners.map((c) => c + 8)),
      ...sides,
    ],
  };
}

/** About as large as the cube. */
const sized = ({ vertices, faces }: Mesh, by: number): Mesh => ({
  vertices: vertices.map((vertex) => scale(vertex, by)),
  faces,
});

export const MESHES: Record<ShapeName, Mesh> = {
  cube: CUBE,
  icosahedron: sized(icosahedron(), 1.6),
  torus: sized(torus(8, 6), 1.3),
  ell: sized(ell(), 1.15),
};
