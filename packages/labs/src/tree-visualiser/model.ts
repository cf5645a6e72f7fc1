/** Trees as a machine: the operations so far, and the place in the run of the last one. */
import { checked, list, oneOf, record, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, guessNext, remember, stepsOf } from '../model/story.ts';
import { isPure, isShapely, KIND_INFO, operationText } from './kinds.ts';
import { KINDS, type Kind, nodesOf, OP_NAMES, type Operation, type Reel, type TreeScene } from './types.ts';
import { words } from './words/lab.ts';

export interface TreeOptions {
  kind: Kind;
  /** Keys that are put in one after the other; the lab's own operations when there are none. */
  keys: readonly number[];
}

export interface TreeState {
  kind: Kind;
  ops: Operation[];
  step: number;
}

export type TreeAction =
  | { kind: 'go'; step: number }
  | { kind: 'tree'; tree: Kind }
  | { kind: 'do'; operation: Operation }
  | { kind: 'clear' };

/** Keys a tree may hold: more are no longer told apart on a phone. */
export const MOST_NODES = 14;
/** Nodes of a trie. */
const MOST_LETTERS = 24;
const MOST_OPS = 60;
/** What a link has room for, bits: about 7 an argument and 6 an operation. */
const MOST_BITS = 880;

const nothing: Reel = () => {};

/** Every step of the last operation, on the tree that the ones before it made. */
function recordRun({ kind, ops }: TreeState): TreeScene[] {
  const structure = KIND_INFO[kind].make();
  for (const operation of ops.slice(0, -1)) structure.apply(operation, nothing);
  const scenes: TreeScene[] = [];
  const reel: Reel = ({ says, branch, active = [], changed = [], row = structure.row?.(), result = [] }) => {
    scenes.push({ says, branch, active, changed, row, result, roots: structure.draw() });
  };
  const last = ops.at(-1);
  reel({ says: last ? words.toDo(operationText(kind, last)) : words.noneYet });
  if (last) structure.apply(last, reel);
  return scenes;
}

export const scenesOf: (state: TreeState) => TreeScene[] = remember(recordRun);
const lastOf = (state: TreeState) => scenesOf(state).length - 1;

/** The scene at the state's step. */
export function sceneOf(state: TreeState): TreeScene {
  const scene = scenesOf(state)[state.step];
  if (!scene) throw new RangeError(`no step ${state.step}`);
  return scene;
}

const bitsOf = (ops: readonly Operation[]) => ops.reduce((sum, { args }) => sum + 6 + 7 * args.length, 0);

/** Keys in the tree, letters of a trie, when all its operations are done. */
function sizeOf(state: TreeState): number {
  const nodes = nodesOf(scenesOf(state).at(-1)?.roots ?? []);
  return state.kind === 'bplus'
    ? nodes.flatMap((node) => (node.children.length ? [] : (node.keys ?? []))).length
    : nodes.length;
}

/** Nothing more fits: into the picture or into a link. */
export const isFull = (state: TreeState) => bitsOf(state.ops) + 34 > MOST_BITS || state.ops.length >= MOST_OPS;

function perform(state: TreeState, operation: Operation): TreeState {
  if (!isShapely(state.kind, operation)) return state;
  const last = state.ops.at(-1);
  const kept = last && isPure(state.kind, last.op) ? state.ops.slice(0, -1) : state.ops;
  const next = { ...state, ops: [...kept, operation], step: 0 };
  if (next.ops.length > MOST_OPS || bitsOf(next.ops) > MOST_BITS) return state;
  const room = KIND_INFO[state.kind].alphabet ? MOST_LETTERS : MOST_NODES;
  const isTooBig = operation.op === 'insert' && sizeOf(next) > room + (KIND_INFO[state.kind].alphabet ? 1 : 0);
  return isTooBig ? state : next;
}

const begin = (kind: Kind): TreeState => ({
  kind,
  ops: KIND_INFO[kind].first.map((operation) => ({ ...operation, args: [...operation.args] })),
  step: 0,
});

function reduce(state: TreeState, action: TreeAction): TreeState {
  switch (action.kind) {
    case 'go':
      return goTo(state, action.step, lastOf(state));
    case 'tree':
      return action.tree === state.kind ? state : begin(action.tree);
    case 'do':
      return perform(state, action.operation);
    case 'clear':
      return state.ops.length === 0 ? state : { ...state, ops: [], step: 0 };
  }
}

const codec = checked(
  record<TreeState>({
    kind: oneOf(KINDS),
    ops: list(record<Operation>({ op: oneOf(OP_NAMES), args: list(whole(0, 99), 0, 4) }), 0, MOST_OPS),
    step: whole(0, 400),
  }),
  (state) => {
    if (!state.ops.every((operation) => isShapely(state.kind, operation)) || bitsOf(state.ops) > MOST_BITS)
      return false;
    return sizeOf(state) <= MOST_LETTERS + 1 && state.step <= lastOf(state);
  },
);

export const treeModel: LabModel<TreeOptions, TreeState, TreeAction> = {
  start: ({ kind, keys }) => {
    const ops = keys.map((key): Operation => ({ op: 'insert', args: [key] }));
    return ops.length > 0 && ops.every((operation) => isShapely(kind, operation)) && !KIND_INFO[kind].alphabet
      ? { kind, ops, step: 0 }
      : begin(kind);
  },
  reduce,
  describe(state) {
    const { says } = sceneOf(state);
    const full = isFull(state) ? words.isFull : '';
    const last = state.ops.at(-1);
    return state.step === 0 || !last
      ? words.titled(words.titles[state.kind], says, full)
      : words.titled(operationText(state.kind, last), says, full);
  },
  question: ({ kind }) => words.questions[kind],
  link: linkFormat(codec),
  steps: stepsOf(lastOf, (step) => ({ kind: 'go', step })),
  guess: (state) => guessNext(scenesOf(state), state.step),
  get keys() {
    return [
      [words.arrowKeys, words.moveBetween],
      [words.enter, words.doFirst],
      ['Delete', words.removeKey],
    ] as const;
  },
};
