/** The mesh turned and drawn: which faces are seen, how bright, and where the half-edge lies. */
import { cross, dot, normalize, sub, type Vec3 } from '../space/vec.ts';
import { type HalfEdge, type Mesh, meanOf, vertexOf } from './mesh.ts';
import type { MeshState } from './state.ts';

export const VIEW = { width: 372, height: 300 };
const UNIT = 84;
const MIDDLE = { x: 176, y: 152 };
/** Towards the lamp, as seen. */
const LAMP = normalize([-0.4, 0.7, 0.6]);

/** A place in the drawing; the third number is greater for what is nearer. */
export type Turn = (point: Vec3) => Vec3;

/** Turns about the upright axis, then tilts. */
export function turnOf({ yaw, pitch }: Pick<MeshState, 'yaw' | 'pitch'>): Turn {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  return ([x, y, z]) => {
    const [u, w] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)];
    return [u, y * Math.cos(b) - w * Math.sin(b), y * Math.sin(b) + w * Math.cos(b)];
  };
}

export const spotOf = ([x, y]: Vec3): readonly [number, number] => [MIDDLE.x + UNIT * x, MIDDLE.y - UNIT * y];

export interface SeenFace {
  /** Number in the mesh. */
  face: number;
  spots: (readonly [number, number])[];
  /** How much lamp it gets, 0–1. */
  light: number;
}

/** Faces that look at the viewer, the farthest first. */
export function seenFaces(mesh: Mesh, turn: Turn): SeenFace[] {
  const points = mesh.vertices.map(turn);
  return mesh.faces
    .flatMap((corners, face) => {
      const places = corners.map((corner) => vertexOf({ vertices: points }, corner));
      const normal = normalOf(places);
      return normal[2] > 0 ? [{ face, places, normal, depth: meanOf(places)[2] }] : [];
    })
    .sort((a, b) => a.depth - b.depth)
    .map(({ face, places, normal }) => ({ face, spots: places.map(spotOf), light: Math.max(0, dot(normal, LAMP)) }));
}

/** Across the diagonals, so that a bent quad has one too. */
function normalOf(places: readonly Vec3[]): Vec3 {
  const [a, b, c, d = a] = places;
  if (!a || !b || !c || !d) return [0, 0, 0];
  return normalize(cross(sub(c, a), sub(d === a ? c : d, b)));
}

export interface Arrow {
  from: readonly [number, number];
  to: readonly [number, number];
  /** Whether its face looks at the viewer. */
  isSeen: boolean;
}

/** A half-edge as an arrow on its own side of the edge: drawn a little towards its face's middle. */
export function arrowOf(mesh: Mesh, edge: HalfEdge, turn: Turn): Arrow {
  const places = (mesh.faces[edge.face] ?? []).map((corner) => turn(vertexOf(mesh, corner)));
  const middle = spotOf(meanOf(places));
  const [a, b] = [edge.from, edge.to].map((corner) => spotOf(turn(vertexOf(mesh, corner))));
  const inwards = ([x, y]: readonly [number, number], share: number): readonly [number, number] => [
    x + (middle[0] - x) * share,
    y + (middle[1] - y) * share,
  ];
  return { from: inwards(a ?? middle, 0.16), to: inwards(b ?? middle, 0.16), isSeen: normalOf(places)[2] > 0 };
}
