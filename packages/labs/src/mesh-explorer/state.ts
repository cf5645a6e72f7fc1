/** What a reader can set. */
import { checked, fixed, flag, oneOf, record, whole } from '../model/codec.ts';
import { countsOf, type HalfEdge, halfEdges, type Mesh, triangulated } from './mesh.ts';
import { MESHES, SHAPES, type ShapeName } from './shapes.ts';
import { simplified } from './simplify.ts';
import { catmullClark, loop } from './subdivide.ts';

export const METHODS = ['catmull', 'loop', 'simplify'] as const;
export type Method = (typeof METHODS)[number];

export const TURN = { yaw: { min: -180, max: 180, step: 5 }, pitch: { min: -80, max: 80, step: 5 } } as const;

export interface MeshState {
  shape: ShapeName;
  method: Method;
  step: number;
  yaw: number;
  pitch: number;
  /** Number of the half-edge that is looked at. */
  edge: number;
  /** Whether vertices of another valence than the regular one are marked. */
  hasValences: boolean;
}

export interface MeshOptions {
  shape: ShapeName;
  method: Method;
  step: number;
}

/** More faces than these are no picture any more. */
const MOST_FACES = 800;
/** Shares of the faces that simplification keeps, step by step. */
const SHARES = [1, 0.7, 0.5, 0.35, 0.25, 0.17, 0.12, 0.08];

const runs = new Map<string, Mesh[]>();

/** The meshes of all steps, computed once. */
export function runOf({ shape, method }: Pick<MeshState, 'shape' | 'method'>): Mesh[] {
  const key = `${shape} ${method}`;
  const known = runs.get(key) ?? (method === 'simplify' ? simplifyRun(shape) : subdivideRun(shape, method));
  runs.set(key, known);
  return known;
}

function subdivideRun(shape: ShapeName, method: 'catmull' | 'loop'): Mesh[] {
  const [divide, first] =
    method === 'loop' ? ([loop, triangulated(MESHES[shape])] as const) : ([catmullClark, MESHES[shape]] as const);
  const meshes = [first];
  for (let next = divide(first); next.faces.length <= MOST_FACES; next = divide(next)) meshes.push(next);
  return meshes;
}

function simplifyRun(shape: ShapeName): Mesh[] {
  let fine = triangulated(MESHES[shape]);
  while (fine.faces.length * 4 <= MOST_FACES / 2) fine = loop(fine);
  return simplified(
    fine,
    SHARES.map((share) => Math.max(Math.round(share * fine.faces.length), 4)),
  );
}

export const lastStep = (state: Pick<MeshState, 'shape' | 'method'>): number => runOf(state).length - 1;

/** The mesh of the state's step. */
export function meshOf(state: Pick<MeshState, 'shape' | 'method' | 'step'>): Mesh {
  return runOf(state)[state.step] ?? MESHES[state.shape];
}

const linked = new WeakMap<Mesh, HalfEdge[]>();

export function edgesOf(mesh: Mesh): HalfEdge[] {
  const known = linked.get(mesh) ?? halfEdges(mesh);
  linked.set(mesh, known);
  return known;
}

const MOST_EDGES = 8 * MOST_FACES;

export const codec = checked(
  record<MeshState>({
    shape: oneOf(SHAPES),
    method: oneOf(METHODS),
    step: whole(0, 9),
    yaw: fixed(TURN.yaw.min, TURN.yaw.max, TURN.yaw.step),
    pitch: fixed(TURN.pitch.min, TURN.pitch.max, TURN.pitch.step),
    edge: whole(0, MOST_EDGES),
    hasValences: flag,
  }),
  (state) => state.step <= lastStep(state) && state.edge < 2 * countsOf(meshOf(state)).edges,
);

export const startState = ({ shape, method, step }: MeshOptions): MeshState => ({
  shape,
  method,
  step: Math.min(step, lastStep({ shape, method })),
  yaw: 30,
  pitch: 25,
  edge: 4,
  hasValences: true,
});
