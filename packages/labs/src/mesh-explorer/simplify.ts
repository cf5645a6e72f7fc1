/** Simplification by quadric error metrics (Garland and Heckbert 1997): the cheapest edge is collapsed, again and again. */
import { add, cross, dot, length, normalize, scale, sub, type Vec3 } from '../space/vec.ts';
import { type Mesh, vertexOf } from './mesh.ts';

/** A quadric: ⟨Av, v⟩ + 2⟨b, v⟩ + c is the sum of squared distances to planes. */
export interface Quadric {
  a: readonly [Vec3, Vec3, Vec3];
  b: Vec3;
  c: number;
}

const NONE: Quadric = {
  a: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
  b: [0, 0, 0],
  c: 0,
};

/** The quadric of one plane, by its normal of length 1 and a point on it. */
export function planeQuadric(normal: Vec3, point: Vec3): Quadric {
  const d = -dot(normal, point);
  return {
    a: [scale(normal, normal[0]), scale(normal, normal[1]), scale(normal, normal[2])],
    b: scale(normal, d),
    c: d * d,
  };
}

const sum = (p: Quadric, q: Quadric): Quadric => ({
  a: [add(p.a[0], q.a[0]), add(p.a[1], q.a[1]), add(p.a[2], q.a[2])],
  b: add(p.b, q.b),
  c: p.c + q.c,
});

export const errorAt = ({ a, b, c }: Quadric, v: Vec3): number =>
  Math.max(0, dot([dot(a[0], v), dot(a[1], v), dot(a[2], v)], v) + 2 * dot(b, v) + c);

/** Where a quadric is least, by Cramer's rule; undefined where a whole line or plane is. */
export function bestPoint({ a: [x, y, z], b }: Quadric): Vec3 | undefined {
  const det = dot(x, cross(y, z));
  if (Math.abs(det) < 1e-6) return undefined;
  const [r, s, t] = [cross(y, z), cross(z, x), cross(x, y)];
  return scale(add(add(scale(r, b[0]), scale(s, b[1])), scale(t, b[2])), -1 / det);
}

interface Collapse {
  keep: number;
  drop: number;
  to: Vec3;
  error: number;
}

type Triangle = readonly [number, number, number];

/** Meshes of fewer and fewer faces; each of the targets is reached as nearly as the surface allows. */
export function simplified(mesh: Mesh, targets: readonly number[]): Mesh[] {
  let work = { vertices: [...mesh.vertices], faces: mesh.faces.map(([a = 0, b = 0, c = 0]): Triangle => [a, b, c]) };
  const quadrics = quadricsOf(work);
  const results: Mesh[] = [];
  for (const target of targets) {
    while (work.faces.length > target) {
      const best = cheapest(work, quadrics, NOTHING);
      if (!best) break;
      work = collapsed(work, best);
      quadrics[best.keep] = sum(quadrics[best.keep] ?? NONE, quadrics[best.drop] ?? NONE);
    }
    results.push(packed(work));
  }
  return results;
}

const NOTHING: ReadonlySet<number> = new Set();

export interface Patch {
  faces: Triangle[];
  /** New places of corners that are not where they were; their number is the one that is kept. */
  moved: Map<number, Vec3>;
  /** The greatest of the collapses' quadric errors. */
  error: number;
}

/** Part of a mesh with fewer faces; no edge at a locked corner is collapsed, so that the neighbours still fit. */
export function simplifiedPatch(
  { vertices, faces }: Mesh,
  { locked, target }: { locked: ReadonlySet<number>; target: number },
): Patch {
  let work: Work = { vertices: [...vertices], faces: faces.map(([a = 0, b = 0, c = 0]): Triangle => [a, b, c]) };
  const quadrics = quadricsOf(work);
  const moved = new Map<number, Vec3>();
  let error = 0;
  while (work.faces.length > target) {
    const best = cheapest(work, quadrics, locked);
    if (!best) break;
    work = collapsed(work, best);
    quadrics[best.keep] = sum(quadrics[best.keep] ?? NONE, quadrics[best.drop] ?? NONE);
    moved.set(best.keep, best.to);
    moved.delete(best.drop);
    error = Math.max(error, best.error);
  }
  return { faces: work.faces, moved, error };
}

interface Work {
  vertices: Vec3[];
  faces: Triangle[];
}

function quadricsOf(work: Work): Quadric[] {
  const quadrics = work.vertices.map(() => NONE);
  for (const corners of work.faces) {
    const plane = planeQuadric(normalOf(work, corners), vertexOf(work, corners[0]));
    for (const corner of corners) quadrics[corner] = sum(quadrics[corner] ?? NONE, plane);
  }
  return quadrics;
}

function normalOf(work: Work, [a, b, c]: Triangle): Vec3 {
  const origin = vertexOf(work, a);
  return normalize(cross(sub(vertexOf(work, b), origin), sub(vertexOf(work, c), origin)));
}

/** The collapse of the least error that keeps the surface one. */
function cheapest(work: Work, quadrics: readonly Quadric[], locked: ReadonlySet<number>): Collapse | undefined {
  const neighbours = neighboursOf(work);
  const candidates: Collapse[] = [];
  for (const corners of work.faces) {
    for (const [i, keep] of corners.entries()) {
      const drop = corners[(i + 1) % 3] ?? keep;
      if (keep > drop || locked.has(keep) || locked.has(drop)) continue;
      const quadric = sum(quadrics[keep] ?? NONE, quadrics[drop] ?? NONE);
      const middle = scale(add(vertexOf(work, keep), vertexOf(work, drop)), 0.5);
      const best = bestPoint(quadric);
      // A point far away from its edge comes of planes that are nearly parallel.
      const to = best && length(sub(best, middle)) < 1 ? best : middle;
      candidates.push({ keep, drop, to, error: errorAt(quadric, to) });
    }
  }
  candidates.sort((a, b) => a.error - b.error);
  return candidates.find((collapse) => isAllowed(work, neighbours, collapse));
}

function neighboursOf({ vertices, faces }: Work): Set<number>[] {
  const sets = vertices.map(() => new Set<number>());
  for (const corners of faces) {
    for (const a of corners) for (const b of corners) if (a !== b) sets[a]?.add(b);
  }
  return sets;
}

/** The link condition (two neighbours in common, no more), and no face turned over. */
function isAllowed(work: Work, neighbours: readonly Set<number>[], { keep, drop, to }: Collapse): boolean {
  const shared = [...(neighbours[keep] ?? [])].filter((vertex) => neighbours[drop]?.has(vertex));
  if (shared.length !== 2) return false;
  const moved = { ...work, vertices: work.vertices.map((vertex, i) => (i === keep || i === drop ? to : vertex)) };
  return work.faces.every((corners) => {
    const touches = [keep, drop].filter((vertex) => corners.includes(vertex)).length;
    return touches !== 1 || dot(normalOf(work, corners), normalOf(moved, corners)) > 0.1;
  });
}

function collapsed({ vertices, faces }: Work, { keep, drop, to }: Collapse): Work {
  const replaced = (corner: number) => (corner === drop ? keep : corner);
  return {
    vertices: vertices.map((vertex, i) => (i === keep ? to : vertex)),
    faces: faces
      .map(([a, b, c]): Triangle => [replaced(a), replaced(b), replaced(c)])
      .filter(([a, b, c]) => a !== b && b !== c && c !== a),
  };
}

/** Without the vertices that no face has any more. */
function packed(work: Work): Mesh {
  const used = [...new Set(work.faces.flat())].sort((a, b) => a - b);
  const numbers = new Map(used.map((vertex, i) => [vertex, i]));
  return {
    vertices: used.map((vertex) => vertexOf(work, vertex)),
    faces: work.faces.map((corners) => corners.map((corner) => numbers.get(corner) ?? 0)),
  };
}
