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
  clusters: '簇LOD',
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
  if (state.method === 'clusters') return `${clusterText(state)}${faces} 个面，V − E + F = ${euler}，没有裂缝。${walk}`;
  return `${SHAPE_TITLES[state.shape]}，${METHOD_TITLES[state.method]}第 ${state.step} 步：${vertices} 个点、${edges} 条边、${faces} 个面，V − E + F = ${euler}；度不是 ${regularOf(state)} 的点有 ${irregularCount(state)} 个。${walk}`;
}

/** Which levels the chosen clusters come from. */
function clusterText(state: MeshState): string {
  const { clusters } = clustersOf(state);
  const levels = [...new Set(clusters.map(({ level }) => level))].sort((a, b) => a - b);
  const parts = levels.map((level) => `${level} 级 ${clusters.filter((cluster) => cluster.level === level).length} 个`);
  return `${SHAPE_TITLES[state.shape]}，眼在 x 轴上 ${state.eye.toFixed(1)} 处，至多错 ${THRESHOLDS[state.step]} 个像素：选出 ${clusters.length} 个簇（${parts.join('、')}），`;
}

/** How many triangles twice the error leaves. */
function guessCut(state: MeshState): Guess {
  const next = { ...state, step: state.step + 1 };
  const [now, then] = [meshOf(state).faces.length, meshOf(next).faces.length];
  const levels = (at: MeshState) => Math.max(...clustersOf(at).clusters.map(({ level }) => level));
  return {
    question: `现在 ${now} 个面。允许的误差从 ${THRESHOLDS[state.step]} 像素放到 ${THRESHOLDS[next.step]} 像素，还剩多少面？`,
    choices: ['九成以上', '一半到九成', '不到一半'],
    right: then > 0.9 * now ? 0 : then >= 0.5 * now ? 1 : 2,
    because: `剩 ${then} 个。每个簇只看自己和上一级的误差：自己的够小、上一级的太大就画它。最粗的簇从 ${levels(state)} 级到 ${levels(next)} 级。`,
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
    clusters: '眼从右边看：放大误差，哪一侧的簇先变粗，粗细相接的地方为什么没有裂缝？',
  }[method];
}

export const meshModel: LabModel<MeshOptions, MeshState, MeshAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec, [firstVersion]),
  steps: { at: ({ step }) => step, last: lastStep, go: (step) => ({ kind: 'go', step }) },
  guess,
};
