/** Closed meshes as corners and faces, and what half-edges know of them. */
import { add, scale, type Vec3 } from '../space/vec.ts';

export interface Mesh {
  vertices: readonly Vec3[];
  /** Corners of each face, counter-clockwise from outside. */
  faces: readonly (readonly number[])[];
}

export interface HalfEdge {
  from: number;
  to: number;
  face: number;
  /** Numbers of other half-edges: of the same face, and the one the other way. */
  next: number;
  prev: number;
  twin: number;
}

/** A corner by its number; throws `RangeError` for one that the mesh has not. */
export function vertexOf({ vertices }: Pick<Mesh, 'vertices'>, index: number): Vec3 {
  const vertex = vertices[index];
  if (!vertex) throw new RangeError(`the mesh has no vertex ${index}`);
  return vertex;
}

export const edgeKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The half-edges face by face; throws `RangeError` where an edge has not two faces. */
export function halfEdges({ faces }: Mesh): HalfEdge[] {
  const edges: HalfEdge[] = [];
  const numbers = new Map<string, number>();
  for (const [face, corners] of faces.entries()) {
    const first = edges.length;
    const count = corners.length;
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % count] ?? from;
      numbers.set(`${from} ${to}`, first + i);
      edges.push({
        from,
        to,
        face,
        next: first + ((i + 1) % count),
        prev: first + ((i + count - 1) % count),
        twin: -1,
      });
    }
  }
  return edges.map((edge) => {
    const twin = numbers.get(`${edge.to} ${edge.from}`);
    if (twin === undefined) throw new RangeError(`the edge ${edge.from} ${edge.to} has one face only`);
    return { ...edge, twin };
  });
}

/** Edges at each vertex. */
export function valences({ vertices, faces }: Mesh): number[] {
  const counts = new Array<number>(vertices.length).fill(0);
  for (const corners of faces) for (const corner of corners) counts[corner] = (counts[corner] ?? 0) + 1;
  return counts;
}

export interface Counts {
  vertices: number;
  edges: number;
  faces: number;
  /** V − E + F: 2 for a ball, 0 for a ring. */
  euler: number;
}

export function countsOf({ vertices, faces }: Mesh): Counts {
  const edges = faces.reduce((sum, corners) => sum + corners.length, 0) / 2;
  return { vertices: vertices.length, edges, faces: faces.length, euler: vertices.length - edges + faces.length };
}

export const meanOf = (points: readonly Vec3[]): Vec3 =>
  scale(
    points.reduce((a, b) => add(a, b), [0, 0, 0] as Vec3),
    1 / points.length,
  );

/** Every face as triangles around its first corner. */
export function triangulated({ vertices, faces }: Mesh): Mesh {
  const triangles = faces.flatMap(([first = 0, ...rest]) =>
    rest.slice(1).map((corner, i): readonly number[] => [first, rest[i] ?? first, corner]),
  );
  return { vertices, faces: triangles };
}
