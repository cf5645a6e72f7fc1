/** The sorting lab as a machine: an input, and the place in the run of an algorithm over it. */
import { checked, list, maybe, oneOf, record, snap, whole } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { ALGORITHM_NAMES, type AlgorithmName } from './algorithms.ts';
import { momentText, operationText } from './describe.ts';
import { itemsOf, makeItems, type Run, runSort, SHAPES, type Shape, SIZES } from './model.ts';
import type { SortOptions, SortState } from './state.ts';
import { type Moment, type Operation, playBack } from './tape.ts';
import { words } from './words/lab.ts';

export type SortAction =
  | { kind: 'sort-by'; algorithm: AlgorithmName }
  | { kind: 'shape'; shape: Shape }
  | { kind: 'resize'; size: number }
  | { kind: 'other-input' }
  /** Makes the bar at an index as high as a key: the array as it stands becomes the input. */
  | { kind: 'drag'; index: number; key: number }
  | { kind: 'go'; step: number };

/** Seconds that playing a whole run takes, and the slowest it plays, operations a second. */
const DURATION = 20;
const SLOWEST = 2;
const SEEDS = { min: 1, max: 9999 };
/** More operations than any run over `SIZES.most` items has. */
const MOST_STEPS = 1e5;

function runOf({ algorithm, shape, size, seed, keys }: SortState): Run {
  return runSort(algorithm, keys ? itemsOf(keys) : makeItems(shape, size, seed));
}

/** The array at the state's step. */
export function momentOf(state: SortState): { run: Run; moment: Moment } {
  const run = runOf(state);
  return { run, moment: playBack(run.start, run.operations, state.step) };
}

const lastStep = (state: SortState) => runOf(state).operations.length;

function reduce(state: SortState, action: SortAction): SortState {
  switch (action.kind) {
    case 'sort-by':
      return action.algorithm === state.algorithm ? state : { ...state, algorithm: action.algorithm, step: 0 };
    case 'shape':
      return action.shape === state.shape && !state.keys ? state : { ...made(state), shape: action.shape };
    case 'resize': {
      const size = snap(action.size, { min: SIZES.least, max: SIZES.most, step: 1 });
      return size === state.size ? state : { ...made(state), size };
    }
    case 'other-input':
      return { ...made(state), seed: (state.seed % SEEDS.max) + 1 };
    case 'drag':
      return drag(state, action);
    case 'go': {
      const step = snap(action.step, { min: 0, max: lastStep(state), step: 1 });
      return step === state.step ? state : { ...state, step };
    }
  }
}

/** At the beginning of an input of a shape. */
function made({ keys: _, ...state }: SortState): SortState {
  return { ...state, step: 0 };
}

function drag(state: SortState, { index, key }: { index: number; key: number }): SortState {
  const keys = momentOf(state).moment.items.map((item) => item.key);
  const next = snap(key, { min: 1, max: state.size, step: 1 });
  if (keys[index] === undefined || keys[index] === next) return state;
  return { ...state, step: 0, keys: keys.with(index, next) };
}

/** Which of a few operations comes next. */
function guess(state: SortState): Guess | undefined {
  const { run, moment } = momentOf(state);
  const next = run.operations[state.step];
  if (next?.kind !== 'compare') return undefined;
  const after = run.operations[state.step + 1];
  const [a, b] = [moment.items[next.i], moment.items[next.j]];
  if (!a || !b) return undefined;
  const choices = [words.leaveBoth, words.swapBoth, words.writeElsewhere];
  return {
    question: words.whatAfter(next.i, a.key, next.j, b.key),
    choices,
    right: rightChoice(next, after),
    because: words.afterComparing(a.key, b.key, after ? operationText(after) : words.done),
  };
}

function rightChoice(compared: { i: number; j: number }, after: Operation | undefined): number {
  if (after?.kind === 'write') return 2;
  const isPair = after?.kind === 'swap' && new Set([after.i, after.j, compared.i, compared.j]).size === 2;
  return isPair ? 1 : after?.kind === 'swap' ? 2 : 0;
}

/** Whether an own input is as long, and its bars as high, as the drawing has room for. */
const isInput = ({ keys, size }: SortState) => !keys || (keys.length === size && keys.every((key) => key <= size));

function question({ algorithm, shape, keys }: SortState): string {
  const title = words.algorithms[algorithm];
  if (keys) return words.hardest(title);
  return words.whichMore(title, words.shapes[shape]);
}

export const sortModel: LabModel<SortOptions, SortState, SortAction> = {
  start: (options) => ({ ...options, seed: 1, step: 0 }),
  reduce,
  describe(state) {
    const { run, moment } = momentOf(state);
    return momentText(state, run, moment);
  },
  question,
  link: linkFormat(
    checked(
      record<SortState>({
        algorithm: oneOf(ALGORITHM_NAMES),
        shape: oneOf(SHAPES),
        size: whole(SIZES.least, SIZES.most),
        seed: whole(SEEDS.min, SEEDS.max),
        step: whole(0, MOST_STEPS),
        keys: maybe(list(whole(1, SIZES.most), SIZES.least, SIZES.most)),
      }),
      (state) => isInput(state) && state.step <= lastStep(state),
    ),
  ),
  steps: {
    at: ({ step }) => step,
    last: lastStep,
    go: (step) => ({ kind: 'go', step }),
    rate: (state) => Math.max(lastStep(state) / DURATION, SLOWEST),
  },
  guess,
};
