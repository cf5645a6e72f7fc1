/** What a reader can set. */
import { checked, fixed, flag, oneOf, record, whole } from '../model/codec.ts';
import { version } from '../model/link-format.ts';
import { type Cut, cutOf, eyeAt, type Hierarchy, hierarchyOf } from './clusters.ts';
import { countsOf, type HalfEdge, halfEdges, type Mesh, triangulated } from './mesh.ts';
import { MESHES, SHAPES, type ShapeName } from './shapes.ts';
import { simplified } from './simplify.ts';
import { catmullClark, loop } from './subdivide.ts';

/** The methods that the first links knew, and all. */
const FIRST_METHODS = ['catmull', 'loop', 'simplify'] as const;
export const METHODS = [...FIRST_METHODS, 'clusters'] as const;
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
  /** How far the eye is for which clusters are chosen, on the mesh's x axis. */
  eye: number;
}

export const EYE = { min: 2, max: 12, step: 0.5 };
/** Most pixels by which a cluster may be wrong, step by step. */
export const THRESHOLDS = [0, 4, 8, 16, 32, 64, 128] as const;

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

type Place = Pick<MeshState, 'shape' | 'method'> & Partial<Pick<MeshState, 'eye'>>;

/** The meshes of all steps, computed once. */
export function runOf({ shape, method, eye }: Place): Mesh[] {
  if (method === 'clusters') return THRESHOLDS.map((_, step) => clustersOf({ shape, eye, step }).mesh);
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

const hierarchies = new Map<ShapeName, Hierarchy>();
const cuts = new Map<string, Cut>();

/** The clusters that a step's threshold lets through, for an eye. */
export function clustersOf({ shape, eye = EYE.min, step }: Omit<Place, 'method'> & { step: number }): Cut {
  const key = `${shape} ${eye} ${step}`;
  const known = cuts.get(key);
  if (known) return known;
  const hierarchy = hierarchies.get(shape) ?? hierarchyOf(fineMesh(shape, MOST_FACES));
  hierarchies.set(shape, hierarchy);
  const cut = cutOf(hierarchy, eyeAt(eye), THRESHOLDS[step] ?? 0);
  if (cuts.size > 60) cuts.clear();
  cuts.set(key, cut);
  return cut;
}

/** A shape in triangles, smoothed while it has at most so many. */
function fineMesh(shape: ShapeName, most: number): Mesh {
  let fine = triangulated(MESHES[shape]);
  while (fine.faces.length * 4 <= most) fine = loop(fine);
  return fine;
}

function simplifyRun(shape: ShapeName): Mesh[] {
  const fine = fineMesh(shape, MOST_FACES / 2);
  return simplified(
    fine,
    SHARES.map((share) => Math.max(Math.round(share * fine.faces.length), 4)),
  );
}

export const lastStep = (state: Place): number =>
  (state.method === 'clusters' ? THRESHOLDS.length : runOf(state).length) - 1;

/** The mesh of the state's step. */
export function meshOf(state: Place & Pick<MeshState, 'step'>): Mesh {
  if (state.method === 'clusters') return clustersOf(state).mesh;
  return runOf(state)[state.step] ?? MESHES[state.shape];
}

const linked = new WeakMap<Mesh, HalfEdge[]>();

export function edgesOf(mesh: Mesh): HalfEdge[] {
  const known = linked.get(mesh) ?? halfEdges(mesh);
  linked.set(mesh, known);
  return known;
}

const MOST_EDGES = 8 * MOST_FACES;

const shared = {
  shape: oneOf(SHAPES),
  step: whole(0, 9),
  yaw: fixed(TURN.yaw.min, TURN.yaw.max, TURN.yaw.step),
  pitch: fixed(TURN.pitch.min, TURN.pitch.max, TURN.pitch.step),
  edge: whole(0, MOST_EDGES),
  hasValences: flag,
};
const isWhole = (state: Place & Pick<MeshState, 'step' | 'edge'>): boolean =>
  state.step <= lastStep(state) && state.edge < 2 * countsOf(meshOf(state)).edges;

export const codec = checked(
  record<MeshState>({ ...shared, method: oneOf(METHODS), eye: fixed(EYE.min, EYE.max, EYE.step) }),
  isWhole,
);

const { shape, ...rest } = shared;
type FirstState = Omit<MeshState, 'eye' | 'method'> & { method: (typeof FIRST_METHODS)[number] };
/** As states were written before there were clusters. */
export const firstVersion = version(
  checked(record<FirstState>({ shape, method: oneOf(FIRST_METHODS), ...rest }), isWhole),
  (old): MeshState => ({ ...old, eye: EYE.min }),
);

export const startState = ({ shape, method, step }: MeshOptions): MeshState => ({
  shape,
  method,
  step: Math.min(step, lastStep({ shape, method })),
  yaw: 30,
  pitch: 25,
  edge: 4,
  hasValences: method !== 'clusters',
  eye: EYE.min,
});
