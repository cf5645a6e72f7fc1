/** Two subdivision schemes on closed meshes: Catmull and Clark 1978 for any faces, Loop 1987 for triangles. */
import { add, scale, type Vec3 } from '../space/vec.ts';
import { edgeKey, type Mesh, meanOf, valences, vertexOf } from './mesh.ts';

interface Edge {
  a: number;
  b: number;
  /** Its two faces. */
  faces: number[];
}

/** Edges by their key. */
function edgesOf({ faces }: Mesh): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const [face, corners] of faces.entries()) {
    for (const [i, a] of corners.entries()) {
      const b = corners[(i + 1) % corners.length] ?? a;
      const known = edges.get(edgeKey(a, b)) ?? { a, b, faces: [] };
      known.faces.push(face);
      edges.set(edgeKey(a, b), known);
    }
  }
  return edges;
}

/** For each vertex the sum of what is given for its neighbours (or faces). */
function sums(count: number, parts: Iterable<readonly [number, Vec3]>): Vec3[] {
  const out = Array.from({ length: count }, (): Vec3 => [0, 0, 0]);
  for (const [vertex, value] of parts) out[vertex] = add(out[vertex] ?? [0, 0, 0], value);
  return out;
}

/** One step of Catmull and Clark: every n-gon becomes n quads. */
export function catmullClark(mesh: Mesh): Mesh {
  const { vertices, faces } = mesh;
  const count = vertices.length;
  const facePoints = faces.map((corners) => meanOf(corners.map((corner) => vertexOf(mesh, corner))));
  const edges = edgesOf(mesh);
  const keys = [...edges.keys()];
  const edgePoints = [...edges.values()].map(({ a, b, faces: [f = 0, g = 0] }) =>
    meanOf([vertexOf(mesh, a), vertexOf(mesh, b), facePoints[f] ?? [0, 0, 0], facePoints[g] ?? [0, 0, 0]]),
  );
  const numbers = new Map(keys.map((key, i) => [key, count + faces.length + i]));
  return {
    vertices: [...movedCorners(mesh, facePoints, edges), ...facePoints, ...edgePoints],
    faces: faces.flatMap((corners, face) =>
      corners.map((corner, i) => {
        const [before, after] = [corners.at(i - 1) ?? 0, corners[(i + 1) % corners.length] ?? 0];
        const edge = (other: number) => numbers.get(edgeKey(corner, other)) ?? 0;
        return [corner, edge(after), count + face, edge(before)];
      }),
    ),
  };
}

/** (F + 2R + (n − 3)P) / n: mean of the faces' points, of the edges' middles, and the corner itself. */
function movedCorners(mesh: Mesh, facePoints: readonly Vec3[], edges: ReadonlyMap<string, Edge>): Vec3[] {
  const { vertices, faces } = mesh;
  const around = sums(
    vertices.length,
    faces.flatMap((corners, face) => corners.map((corner) => [corner, facePoints[face] ?? [0, 0, 0]] as const)),
  );
  const middles = sums(
    vertices.length,
    [...edges.values()].flatMap(({ a, b }) => {
      const middle = scale(add(vertexOf(mesh, a), vertexOf(mesh, b)), 0.5);
      return [[a, middle] as const, [b, middle] as const];
    }),
  );
  const degree = valences(mesh);
  return vertices.map((vertex, i) => {
    const n = degree[i] ?? 3;
    const sum = add(scale(around[i] ?? vertex, 1 / n), scale(middles[i] ?? vertex, 2 / n));
    return scale(add(sum, scale(vertex, n - 3)), 1 / n);
  });
}

/** Loop's weight of each of n neighbours. */
export function loopWeight(n: number): number {
  return (5 / 8 - (3 / 8 + Math.cos((2 * Math.PI) / n) / 4) ** 2) / n;
}

/** One step of Loop: every triangle becomes four. */
export function loop(mesh: Mesh): Mesh {
  const { vertices, faces } = mesh;
  const edges = edgesOf(mesh);
  const numbers = new Map([...edges.keys()].map((key, i) => [key, vertices.length + i]));
  const edgePoints = [...edges.values()].map(({ a, b, faces: pair }) => {
    const ends = add(vertexOf(mesh, a), vertexOf(mesh, b));
    const others = pair.map((face) => vertexOf(mesh, (faces[face] ?? []).find((c) => c !== a && c !== b) ?? a));
    return add(scale(ends, 3 / 8), scale(add(others[0] ?? ends, others[1] ?? ends), 1 / 8));
  });
  const around = sums(
    vertices.length,
    [...edges.values()].flatMap(({ a, b }) => [[a, vertexOf(mesh, b)] as const, [b, vertexOf(mesh, a)] as const]),
  );
  const degree = valences(mesh);
  const moved = vertices.map((vertex, i) => {
    const n = degree[i] ?? 3;
    const weight = loopWeight(n);
    return add(scale(vertex, 1 - n * weight), scale(around[i] ?? vertex, weight));
  });
  return {
    vertices: [...moved, ...edgePoints],
    faces: faces.flatMap(([a = 0, b = 0, c = 0]) => {
      const middle = (p: number, q: number) => numbers.get(edgeKey(p, q)) ?? 0;
      const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
      return [
        [a, ab, ca],
        [b, bc, ab],
        [c, ca, bc],
        [ab, bc, ca],
      ];
    }),
  };
}
