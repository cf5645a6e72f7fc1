/** Meshes as a machine: subdivided or simplified step by step, walked along half-edges, turned. */
import { snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { countsOf, valences } from './mesh.ts';
import type { ShapeName } from './shapes.ts';
import {
  clustersOf,
  codec,
  EYE,
  edgesOf,
  firstVersion,
  lastStep,
  type MeshOptions,
  type MeshState,
  type Method,
  meshOf,
  runOf,
  startState,
  THRESHOLDS,
  TURN,
} from './state.ts';
import { words } from './words/lab.ts';

export type MeshAction =
  | { kind: 'shape'; shape: ShapeName }
  | { kind: 'method'; method: Method }
  | { kind: 'turn'; yaw: number; pitch: number }
  | { kind: 'pick'; edge: number }
  | { kind: 'walk'; way: 'next' | 'prev' | 'twin' }
  | { kind: 'valences'; isOn: boolean }
  | { kind: 'eye'; distance: number }
  | { kind: 'go'; step: number };

function patch(state: MeshState, action: MeshAction): Partial<MeshState> {
  switch (action.kind) {
    case 'shape':
      return action.shape === state.shape ? {} : { shape: action.shape, step: 0, edge: 4 };
    case 'method':
      return action.method === state.method
        ? {}
        : { method: action.method, step: 0, edge: 4, ...(action.method === 'clusters' && { hasValences: false }) };
    case 'turn':
      return { yaw: snap(action.yaw, TURN.yaw), pitch: snap(action.pitch, TURN.pitch) };
    case 'pick':
      return { edge: snap(action.edge, { min: 0, max: edgesOf(meshOf(state)).length - 1, step: 1 }) };
    case 'walk':
      return { edge: edgesOf(meshOf(state))[state.edge]?.[action.way] ?? state.edge };
    case 'valences':
      return { hasValences: action.isOn };
    case 'eye':
      return withinMesh({ ...state, eye: snap(action.distance, EYE) });
    case 'go':
      return toStep(state, snap(action.step, { min: 0, max: lastStep(state), step: 1 }));
  }
}

const toStep = (state: MeshState, step: number): Partial<MeshState> =>
  step === state.step ? {} : withinMesh({ ...state, step });

/** Another mesh may have fewer half-edges. */
const withinMesh = (state: MeshState): MeshState => ({
  ...state,
  edge: Math.min(state.edge, edgesOf(meshOf(state)).length - 1),
});

function reduce(state: MeshState, action: MeshAction): MeshState {
  const next = { ...state, ...patch(state, action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** The valence that a scheme's new vertices have. */
export const regularOf = ({ method }: Pick<MeshState, 'method'>): number => (method === 'catmull' ? 4 : 6);

/** How many vertices have another valence. */
export function irregularCount(state: MeshState): number {
  return valences(meshOf(state)).filter((valence) => valence !== regularOf(state)).length;
}

function describe(state: MeshState): string {
  const mesh = meshOf(state);
  const { vertices, edges, faces, euler } = countsOf(mesh);
  const edge = edgesOf(mesh)[state.edge];
  const walk = edge ? words.walk(edge.from, edge.to, edge.face) : '';
  if (state.method === 'clusters') return words.clustersAndWalk(clusterText(state, faces, euler), walk);
  const step = words.atStep(words.shapes[state.shape], words.methods[state.method], state.step);
  const irregular = words.irregular(regularOf(state), irregularCount(state));
  return words.mesh(step, words.counts(vertices, edges, faces, euler), irregular, walk);
}

/** Which levels the chosen clusters come from. */
function clusterText(state: MeshState, faces: number, euler: number): string {
  const { clusters } = clustersOf(state);
  const levels = [...new Set(clusters.map(({ level }) => level))].sort((a, b) => a - b);
  const parts = levels.map((level) =>
    words.ofLevel(level, clusters.filter((cluster) => cluster.level === level).length),
  );
  const seen = words.seenFrom(words.shapes[state.shape], state.eye.toFixed(1), THRESHOLDS[state.step]);
  return words.clusters(seen, words.chosen(clusters.length, parts.join(words.comma)), faces, euler);
}

/** How many triangles twice the error leaves. */
function guessCut(state: MeshState): Guess {
  const next = { ...state, step: state.step + 1 };
  const [now, then] = [meshOf(state).faces.length, meshOf(next).faces.length];
  const levels = (at: MeshState) => Math.max(...clustersOf(at).clusters.map(({ level }) => level));
  return {
    question: words.howManyLeft(now, THRESHOLDS[state.step], THRESHOLDS[next.step]),
    choices: words.shares,
    right: then > 0.9 * now ? 0 : then >= 0.5 * now ? 1 : 2,
    because: words.left(then, levels(state), levels(next)),
  };
}

function guess(state: MeshState): Guess | undefined {
  if (state.step === lastStep(state)) return undefined;
  if (state.method === 'clusters') return guessCut(state);
  const next = runOf(state)[state.step + 1];
  if (!next) return undefined;
  const [now, then] = [countsOf(meshOf(state)), countsOf(next)];
  if (state.method === 'simplify') {
    const change = irregularCount({ ...state, step: state.step + 1 }) - irregularCount(state);
    return {
      question: words.whatOfEuler(now.faces, then.faces),
      choices: words.changes,
      right: then.euler === now.euler ? 0 : then.euler < now.euler ? 1 : 2,
      because: words.eulerStays(then.euler, change > 0 ? words.moreIrregular(change) : words.fewerIrregular(-change)),
    };
  }
  const choices = [3, 4, 5].map((times) => words.facesTimes(times * now.faces, times));
  return {
    question: words.howManyFaces(now.faces),
    choices,
    right: [3, 4, 5].indexOf(then.faces / now.faces),
    because: state.method === 'loop' ? words.loopFaces(then.faces) : words.catmullFaces(then.faces),
  };
}

const question = ({ method }: MeshState): string => words.questions[method];

export const meshModel: LabModel<MeshOptions, MeshState, MeshAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec, [firstVersion]),
  steps: { at: ({ step }) => step, last: lastStep, go: (step) => ({ kind: 'go', step }) },
  guess,
};
