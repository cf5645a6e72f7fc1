/**
 * Clusters of a mesh at several levels of detail, as Nanite builds them (Karis 2021): neighbours are grouped, a group is
 * simplified with its border kept, and cut into clusters again. The borders of the next groups lie elsewhere.
 */
import { length, sub, type Vec3 } from '../space/vec.ts';
import { edgeKey, type Mesh, meanOf, vertexOf } from './mesh.ts';
import { simplifiedPatch } from './simplify.ts';

/** What a group's simplification costs, and the ball that holds all that went into it. */
export interface Bound {
  /** Distance that the surface may have moved, units; never less than that of what it is made of. */
  error: number;
  center: Vec3;
  radius: number;
}

export interface Cluster {
  /** Corners in the vertices of the whole hierarchy. */
  faces: readonly (readonly number[])[];
  level: number;
  /** Of the group that made it, and of the group that it went into; the last ones went into none. */
  own: Bound;
  parent: Bound | undefined;
}

export interface Hierarchy {
  vertices: Vec3[];
  clusters: Cluster[];
}

/** Triangles of a cluster, and clusters of a group, at most. */
const MOST_FACES = 24;
const MOST_CLUSTERS = 4;
const MOST_LEVELS = 8;

/** The hierarchy of a closed mesh of triangles. */
export function hierarchyOf(mesh: Mesh): Hierarchy {
  const vertices = [...mesh.vertices];
  let level: Cluster[] = clustersOf(vertices, mesh.faces, { level: 0, own: undefined });
  const clusters = [...level];
  for (let depth = 1; depth < MOST_LEVELS && level.length > 1; depth++) {
    const next: Cluster[] = [];
    for (const group of split(level, (cluster) => middleOf(vertices, cluster.faces), { most: MOST_CLUSTERS, depth })) {
      next.push(...coarser(vertices, group, depth));
    }
    if (next.length === 0) break;
    clusters.push(...next);
    level = next;
  }
  return { vertices, clusters };
}

/** A group with half its triangles, cut into clusters; none where it could not get much coarser. Its parts learn their parent. */
function coarser(vertices: Vec3[], group: Cluster[], level: number): Cluster[] {
  const faces = group.flatMap((cluster) => cluster.faces);
  const patch = simplifiedPatch({ vertices, faces }, { locked: borderOf(faces), target: Math.ceil(faces.length / 2) });
  if (patch.faces.length > 0.85 * faces.length) return [];
  const own = boundOf(group, Math.sqrt(patch.error));
  for (const cluster of group) cluster.parent = own;
  const numbers = new Map<number, number>();
  for (const [corner, place] of patch.moved) numbers.set(corner, vertices.push(place) - 1);
  const renumbered = patch.faces.map((corners) => corners.map((corner) => numbers.get(corner) ?? corner));
  return clustersOf(vertices, renumbered, { level, own });
}

/** Corners of edges that have one face only among these: what the neighbours see. */
export function borderOf(faces: Mesh['faces']): Set<number> {
  const edges = new Map<string, { ends: readonly [number, number]; count: number }>();
  for (const corners of faces) {
    for (const [i, a] of corners.entries()) {
      const b = corners[(i + 1) % corners.length] ?? a;
      edges.set(edgeKey(a, b), { ends: [a, b], count: (edges.get(edgeKey(a, b))?.count ?? 0) + 1 });
    }
  }
  return new Set([...edges.values()].flatMap(({ ends, count }) => (count === 1 ? ends : [])));
}

function clustersOf(
  vertices: readonly Vec3[],
  faces: Mesh['faces'],
  { level, own }: { level: number; own: Bound | undefined },
): Cluster[] {
  const middle = (corners: readonly number[]) => middleOf(vertices, [corners]);
  return split(faces, middle, { most: MOST_FACES, depth: level }).map((part) => ({
    faces: part,
    level,
    own: own ?? ballOf(vertices, part),
    parent: undefined,
  }));
}

const middleOf = (vertices: readonly Vec3[], faces: Mesh['faces']): Vec3 =>
  meanOf(faces.flatMap((corners) => corners.map((corner) => vertexOf({ vertices }, corner))));

/** Of the finest clusters: no error, and a ball around their corners. */
function ballOf(vertices: readonly Vec3[], faces: Mesh['faces']): Bound {
  const center = middleOf(vertices, faces);
  const places = faces.flat().map((corner) => vertices[corner] ?? center);
  return { error: 0, center, radius: Math.max(...places.map((place) => length(sub(place, center)))) };
}

/** Encloses the balls of all parts, and is no more exact than any. */
function boundOf(parts: readonly Cluster[], error: number): Bound {
  const center = meanOf(parts.map(({ own }) => own.center));
  return {
    error: Math.max(error, ...parts.map(({ own }) => own.error)),
    center,
    radius: Math.max(...parts.map(({ own }) => length(sub(own.center, center)) + own.radius)),
  };
}

/** Halves a list by the places of its members, along the longest way, until no part is too large. */
function split<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Vec3,
  { most, depth }: { most: number; depth: number },
): Item[][] {
  if (items.length <= most) return [[...items]];
  // Turned level by level, so that borders do not lie where they lay before.
  const turn = depth * 0.7;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const axes: readonly Vec3[] = [
    [c, s, 0],
    [-s * c, c * c, s],
    [s * s, -s * c, c],
  ];
  const along = (axis: Vec3) => (item: Item) => {
    const [x, y, z] = placeOf(item);
    return axis[0] * x + axis[1] * y + axis[2] * z;
  };
  const widths = axes.map((axis) => {
    const values = items.map(along(axis));
    return Math.max(...values) - Math.min(...values);
  });
  const longest = along(axes[widths.indexOf(Math.max(...widths))] ?? [1, 0, 0]);
  const sorted = [...items].sort((a, b) => longest(a) - longest(b));
  const half = Math.ceil(items.length / 2);
  return [sorted.slice(0, half), sorted.slice(half)].flatMap((part) => split(part, placeOf, { most, depth }));
}

/** Where the eye stands: on the mesh's own x axis. */
export const eyeAt = (distance: number): Vec3 => [distance, 0, 0];
/** Pixels that a unit takes at a distance of one: a picture of 600 pixels seen at 53°. */
const PIXELS = 600;
const NEAREST = 0.1;

/** How many pixels an error may move what is seen, at worst. */
export function pixelsOf({ error, center, radius }: Bound, eye: Vec3): number {
  return (error * PIXELS) / Math.max(length(sub(center, eye)) - radius, NEAREST);
}

export interface Cut {
  mesh: Mesh;
  clusters: readonly Cluster[];
  /** Number of the cluster that each face belongs to. */
  owners: readonly number[];
}

/** The clusters that are just good enough: their own error is small enough, their parent's is not. Each decides alone. */
export function cutOf({ vertices, clusters }: Hierarchy, eye: Vec3, most: number): Cut {
  const chosen = clusters.filter(
    ({ own, parent }) => pixelsOf(own, eye) <= most && (!parent || pixelsOf(parent, eye) > most),
  );
  const faces = chosen.flatMap((cluster) => cluster.faces);
  const used = [...new Set(faces.flat())].sort((a, b) => a - b);
  const numbers = new Map(used.map((vertex, i) => [vertex, i]));
  return {
    mesh: {
      vertices: used.map((vertex) => vertexOf({ vertices }, vertex)),
      faces: faces.map((corners) => corners.map((corner) => numbers.get(corner) ?? 0)),
    },
    clusters: chosen,
    owners: chosen.flatMap((cluster, i) => cluster.faces.map(() => i)),
  };
}
