/** Algorithms on a small graph as a machine: the graph, the algorithm, and the place in its run. */
import { checked, flag, list, oneOf, record, snap, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, guessNext, remember, stepsOf } from '../model/story.ts';
import { tarjan, topological } from './orders.ts';
import { PRESETS, type PresetName } from './presets.ts';
import { bellmanFord, dijkstra } from './shortest.ts';
import { kruskal, prim } from './spanning.ts';
import { ALGORITHMS, type Algorithm, type Edge, type Graph, type GraphScene, type Place, type Run } from './types.ts';
import { words } from './words/lab.ts';

export interface GraphOptions {
  graph: PresetName;
  algorithm: Algorithm | 'usual';
}

export interface GraphState extends Graph {
  nodes: Place[];
  edges: Edge[];
  algorithm: Algorithm;
  step: number;
}

export type GraphAction =
  | { kind: 'go'; step: number }
  | { kind: 'graph'; graph: PresetName }
  | { kind: 'run'; algorithm: Algorithm }
  | { kind: 'source'; node: number }
  | { kind: 'move'; node: number; x: number; y: number }
  | { kind: 'add'; x: number; y: number }
  | { kind: 'remove'; node: number }
  | { kind: 'connect'; from: number; to: number }
  | { kind: 'weigh'; edge: number; weight: number }
  | { kind: 'cut'; edge: number }
  | { kind: 'direct'; isOn: boolean };

/** The board, in steps of ten units. */
export const BOARD = { x: { min: 1, max: 33, step: 1 }, y: { min: 1, max: 20, step: 1 } };
export const WEIGHTS = { min: -9, max: 20, step: 1 };
export const NODES = { least: 2, most: 8 };
export const MOST_EDGES = 16;

const RUNS: Record<Algorithm, (graph: Graph) => Run> = {
  dijkstra,
  'bellman-ford': bellmanFord,
  prim,
  kruskal,
  topological,
  tarjan,
};

/** Some algorithms are about directed graphs, some about undirected ones; for the others the reader chooses. */
export function isDirected({ algorithm, isDirected: isChosen }: GraphState): boolean {
  if (algorithm === 'topological' || algorithm === 'tarjan') return true;
  return algorithm === 'prim' || algorithm === 'kruskal' ? false : isChosen;
}

/** The algorithm's own choice of direction cannot be changed. */
export const isFree = ({ algorithm }: GraphState) => algorithm === 'dijkstra' || algorithm === 'bellman-ford';

export const scenesOf: (state: GraphState) => Run = remember((state: GraphState) =>
  RUNS[state.algorithm]({ ...state, isDirected: isDirected(state) }),
);
const lastOf = (state: GraphState) => scenesOf(state).length - 1;

/** The scene at the state's step. */
export function sceneOf(state: GraphState): GraphScene {
  const scene = scenesOf(state)[state.step];
  if (!scene) throw new RangeError(`no step ${state.step}`);
  return scene;
}

function load(name: PresetName): GraphState {
  const { nodes, edges, algorithm, isDirected: isOn } = PRESETS[name];
  return {
    nodes: nodes.map((place) => ({ ...place })),
    edges: edges.map((edge) => ({ ...edge })),
    algorithm,
    isDirected: isOn,
    source: 0,
    step: 0,
  };
}

const fresh = (state: GraphState, part: Partial<GraphState>): GraphState => ({ ...state, ...part, step: 0 });
const onBoard = (x: number, y: number): Place => ({ x: snap(x, BOARD.x), y: snap(y, BOARD.y) });

function move(state: GraphState, node: number, { x, y }: Place): GraphState {
  const old = state.nodes[node];
  if (!old || Number.isNaN(x + y) || (old.x === x && old.y === y)) return state;
  return { ...state, nodes: state.nodes.with(node, { x, y }) };
}

function remove(state: GraphState, node: number): GraphState {
  if (!(node in state.nodes) || state.nodes.length <= NODES.least) return state;
  const renamed = (other: number) => (other > node ? other - 1 : other);
  const edges = state.edges.filter(({ from, to }) => from !== node && to !== node);
  return fresh(state, {
    nodes: state.nodes.toSpliced(node, 1),
    edges: edges.map(({ from, to, weight }) => ({ from: renamed(from), to: renamed(to), weight })),
    source: state.source === node ? 0 : renamed(state.source),
  });
}

/** The edge between two nodes, in this direction where directions count. */
export function edgeBetween(state: GraphState, from: number, to: number): number {
  return state.edges.findIndex(
    (edge) => (edge.from === from && edge.to === to) || (!isDirected(state) && edge.from === to && edge.to === from),
  );
}

function connect(state: GraphState, from: number, to: number): GraphState {
  const isGood = from !== to && from in state.nodes && to in state.nodes;
  if (!isGood || state.edges.length >= MOST_EDGES || edgeBetween(state, from, to) >= 0) return state;
  return fresh(state, { edges: [...state.edges, { from, to, weight: 1 + ((from * 3 + to * 5) % 9) }] });
}

function weigh(state: GraphState, index: number, wanted: number): GraphState {
  const edge = state.edges[index];
  const weight = snap(wanted, WEIGHTS);
  if (!edge || Number.isNaN(weight) || weight === edge.weight) return state;
  return fresh(state, { edges: state.edges.with(index, { ...edge, weight }) });
}

function reduce(state: GraphState, action: GraphAction): GraphState {
  switch (action.kind) {
    case 'go':
      return goTo(state, action.step, lastOf(state));
    case 'graph':
      return load(action.graph);
    case 'run':
      return action.algorithm === state.algorithm ? state : fresh(state, { algorithm: action.algorithm });
    case 'source':
      return action.node in state.nodes && action.node !== state.source ? fresh(state, { source: action.node }) : state;
    case 'move':
      return move(state, action.node, onBoard(action.x, action.y));
    case 'add':
      return state.nodes.length >= NODES.most || Number.isNaN(action.x + action.y)
        ? state
        : fresh(state, { nodes: [...state.nodes, onBoard(action.x, action.y)] });
    case 'remove':
      return remove(state, action.node);
    case 'connect':
      return connect(state, action.from, action.to);
    case 'weigh':
      return weigh(state, action.edge, action.weight);
    case 'cut':
      return action.edge in state.edges ? fresh(state, { edges: state.edges.toSpliced(action.edge, 1) }) : state;
    case 'direct':
      return !isFree(state) || action.isOn === state.isDirected ? state : fresh(state, { isDirected: action.isOn });
  }
}

const node = whole(0, NODES.most - 1);
const codec = checked(
  record<GraphState>({
    nodes: list(
      record<Place>({ x: whole(BOARD.x.min, BOARD.x.max), y: whole(BOARD.y.min, BOARD.y.max) }),
      NODES.least,
      NODES.most,
    ),
    edges: list(record<Edge>({ from: node, to: node, weight: whole(WEIGHTS.min, WEIGHTS.max) }), 0, MOST_EDGES),
    isDirected: flag,
    source: node,
    algorithm: oneOf(ALGORITHMS),
    step: whole(0, 400),
  }),
  (state) => {
    const { nodes, edges, source } = state;
    const pairs = new Set(edges.map(({ from, to }) => `${from} ${to}`));
    const isGraph = edges.every(({ from, to }) => from !== to && from < nodes.length && to < nodes.length);
    return isGraph && pairs.size === edges.length && source < nodes.length && state.step <= lastOf(state);
  },
);

export const graphModel: LabModel<GraphOptions, GraphState, GraphAction> = {
  start: ({ graph, algorithm }) => ({ ...load(graph), ...(algorithm === 'usual' ? {} : { algorithm }) }),
  reduce,
  describe: (state) =>
    `${state.step === 0 ? words.begin(words.algorithms[state.algorithm], state.nodes.length, state.edges.length) : ''}${sceneOf(state).says}`,
  question: ({ algorithm }) => words.questions[algorithm],
  link: linkFormat(codec),
  steps: stepsOf(lastOf, (step) => ({ kind: 'go', step })),
  guess: (state) => guessNext(scenesOf(state), state.step),
  get keys() {
    return [
      [words.arrowKeys, words.moveNode],
      [words.enter, words.joinNodes],
      ['+ −', words.changeWeight],
      ['Delete', words.removeIt],
      ['S', words.makeSource],
    ] as const;
  },
};
