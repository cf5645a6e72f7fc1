/** Meshes as a machine: subdivided or simplified step by step, walked along half-edges, turned. */
import { snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { countsOf, valences } from './mesh.ts';
import type { ShapeName } from './shapes.ts';
import {
  codec,
  edgesOf,
  lastStep,
  type MeshOptions,
  type MeshState,
  type Method,
  meshOf,
  runOf,
  startState,
  TURN,
} from './state.ts';

export type MeshAction =
  | { kind: 'shape'; shape: ShapeName }
  | { kind: 'method'; method: Method }
  | { kind: 'turn'; yaw: number; pitch: number }
  | { kind: 'pick'; edge: number }
  | { kind: 'walk'; way: 'next' | 'prev' | 'twin' }
  | { kind: 'valences'; isOn: boolean }
  | { kind: 'go'; step: number };

function patch(state: MeshState, action: MeshAction): Partial<MeshState> {
  switch (action.kind) {
    case 'shape':
      return action.shape === state.shape ? {} : { shape: action.shape, step: 0, edge: 4 };
    case 'method':
      return action.method === state.method ? {} : { method: action.method, step: 0, edge: 4 };
    case 'turn':
      return { yaw: snap(action.yaw, TURN.yaw), pitch: snap(action.pitch, TURN.pitch) };
    case 'pick':
      return { edge: snap(action.edge, { min: 0, max: edgesOf(meshOf(state)).length - 1, step: 1 }) };
    case 'walk':
      return { edge: edgesOf(meshOf(state))[state.edge]?.[action.way] ?? state.edge };
    case 'valences':
      return { hasValences: action.isOn };
    case 'go':
      return toStep(state, snap(action.step, { min: 0, max: lastStep(state), step: 1 }));
  }
}

/** Another step's mesh may have fewer half-edges. */
function toStep(state: MeshState, step: number): Partial<MeshState> {
  if (step === state.step) return {};
  const most = edgesOf(meshOf({ ...state, step })).length - 1;
  return { step, edge: Math.min(state.edge, most) };
}

function reduce(state: MeshState, action: MeshAction): MeshState {
  const next = { ...state, ...patch(state, action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

export const SHAPE_TITLES: Record<ShapeName, string> = {
  cube: '立方体',
  icosahedron: '二十面体',
  torus: '环面',
  ell: 'L形',
};
export const METHOD_TITLES: Record<Method, string> = {
  catmull: 'Catmull-Clark细分',
  loop: 'Loop细分',
  simplify: '二次误差简化',
};

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
  const walk = edge
    ? `半边 ${edge.from}→${edge.to} 属于面 ${edge.face}，twin 是 ${edge.to}→${edge.from}，next 从 ${edge.to} 出发。`
    : '';
  return `${SHAPE_TITLES[state.shape]}，${METHOD_TITLES[state.method]}第 ${state.step} 步：${vertices} 个点、${edges} 条边、${faces} 个面，V − E + F = ${euler}；度不是 ${regularOf(state)} 的点有 ${irregularCount(state)} 个。${walk}`;
}

function guess(state: MeshState): Guess | undefined {
  const next = runOf(state)[state.step + 1];
  if (!next) return undefined;
  const [now, then] = [countsOf(meshOf(state)), countsOf(next)];
  if (state.method === 'simplify') {
    const change = irregularCount({ ...state, step: state.step + 1 }) - irregularCount(state);
    return {
      question: `坍缩边，从 ${now.faces} 个面减到 ${then.faces} 个。V − E + F 会变吗？`,
      choices: ['不变', '变小', '变大'],
      right: then.euler === now.euler ? 0 : then.euler < now.euler ? 1 : 2,
      because: `还是 ${then.euler}：一次坍缩少一个点、三条边、两个面。度不是 6 的点${change > 0 ? '多' : '少'}了 ${Math.abs(change)} 个。`,
    };
  }
  const choices = [3, 4, 5].map((times) => `${times * now.faces} 个（${times} 倍）`);
  return {
    question: `现在 ${now.faces} 个面，再细分一次会有几个？`,
    choices,
    right: [3, 4, 5].indexOf(then.faces / now.faces),
    because: `${then.faces} 个：${state.method === 'loop' ? '每个三角形分成四个' : 'n 边形分成 n 个四边形，三角形得三个、四边形得四个'}。`,
  };
}

function question({ method }: MeshState): string {
  return {
    catmull: '再细分一次：度不是 4 的点会变多吗？它们在哪里？',
    loop: '细分几次：尖角去了哪里，度不是 6 的点还剩几个？',
    simplify: '一步步简化：哪里的面先没了，轮廓到第几步才看得出变了？',
  }[method];
}

export const meshModel: LabModel<MeshOptions, MeshState, MeshAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: { at: ({ step }) => step, last: lastStep, go: (step) => ({ kind: 'go', step }) },
  guess,
};
