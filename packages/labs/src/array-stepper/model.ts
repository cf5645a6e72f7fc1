/** Programs over an array as a machine: an array, and the place in the run of a program over it. */
import { checked, list, oneOf, record, snap, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, guessNext, remember, stepsOf } from '../model/story.ts';
import { HIGHEST, LISTINGS } from './listings.ts';
import { PROGRAMS } from './programs.ts';
import { type ArrayScene, type Input, PROGRAM_NAMES, type ProgramName } from './types.ts';
import { words } from './words/lab.ts';

/** Items of an array. */
export const LENGTHS = { least: 3, most: 12 };

export interface ArrayOptions {
  program: ProgramName;
  /** The array; the lab's own when too short. */
  values: readonly number[];
  /** Absent: what suits the lab's own array. */
  target: readonly number[];
}

export interface ArrayState extends Input {
  program: ProgramName;
  values: number[];
  step: number;
}

export type ArrayAction =
  | { kind: 'go'; step: number }
  | { kind: 'program'; program: ProgramName }
  | { kind: 'value'; index: number; value: number }
  | { kind: 'length'; length: number }
  | { kind: 'target'; target: number }
  | { kind: 'range'; from: number; to: number }
  /** A pointer of the picture is moved: the run goes to the nearest step in which it stands there. */
  | { kind: 'pointer'; name: string; at: number };

const FIRST = [3, 8, 8, 5, 12, 3, 9, 1, 12, 6];
/** A target for which something happens in the first array. */
const TARGETS: Partial<Record<ProgramName, number>> = {
  dedup: 1,
  remove: 8,
  partition: 8,
  'two-sum': 17,
  'sum-window': 22,
  'window-maximum': 3,
  'lower-bound': 8,
  difference: 4,
  'sum-count': 17,
  sieve: 30,
  'linear-sieve': 30,
};

const MOST_STEPS = 400;

export const scenesOf: (state: ArrayState) => ArrayScene[] = remember((state) => PROGRAMS[state.program](state));
const lastOf = (state: ArrayState) => scenesOf(state).length - 1;

/** The scene at the state's step. */
export function sceneOf(state: ArrayState): ArrayScene {
  const scene = scenesOf(state)[state.step];
  if (!scene) throw new RangeError(`no step ${state.step}`);
  return scene;
}

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const isAscending = (values: readonly number[]) => values.every((value, i) => value >= (values[i - 1] ?? 0));

function begin(program: ProgramName, values: readonly number[]): ArrayState {
  return {
    program,
    values: LISTINGS[program].isSorted ? ascending(values) : [...values],
    target: TARGETS[program] ?? 0,
    from: 1,
    to: Math.max(2, values.length - 2),
    step: 0,
  };
}

function setValue(state: ArrayState, index: number, wanted: number): ArrayState {
  const { values, program } = state;
  const old = values[index];
  if (old === undefined || Number.isNaN(wanted)) return state;
  // A sorted array stays sorted: a value goes no further than its neighbours.
  const isSorted = LISTINGS[program].isSorted;
  const min = (isSorted && values[index - 1]) || 0;
  const max = isSorted ? (values[index + 1] ?? HIGHEST) : HIGHEST;
  const value = snap(wanted, { min, max, step: 1 });
  return value === old ? state : { ...state, values: values.with(index, value), step: 0 };
}

function setLength(state: ArrayState, wanted: number): ArrayState {
  const { values, program } = state;
  const length = snap(wanted, { min: LENGTHS.least, max: LENGTHS.most, step: 1 });
  if (Number.isNaN(length) || length === values.length) return state;
  const longer = [...values, ...Array.from({ length: LENGTHS.most }, (_, i) => (7 * (values.length + i) + 4) % 19)];
  const next = longer.slice(0, length);
  const to = Math.min(state.to, length);
  return {
    ...state,
    values: LISTINGS[program].isSorted ? ascending(next) : next,
    from: Math.min(state.from, to - 1),
    to,
    step: 0,
  };
}

function setTarget(state: ArrayState, wanted: number): ArrayState {
  const limits = LISTINGS[state.program].target;
  const target = limits ? snap(wanted, { ...limits, step: 1 }) : state.target;
  return Number.isNaN(target) || target === state.target ? state : { ...state, target, step: 0 };
}

function setRange(state: ArrayState, from: number, to: number): ArrayState {
  const isGood = LISTINGS[state.program].hasRange && from >= 0 && from < to && to <= state.values.length;
  if (!isGood || !Number.isInteger(from) || !Number.isInteger(to)) return state;
  return from === state.from && to === state.to ? state : { ...state, from, to };
}

function movePointer(state: ArrayState, name: string, at: number): ArrayState {
  const steps = scenesOf(state)
    .map(({ pointers }, step) => ({ step, is: pointers.some((pointer) => pointer.name === name && pointer.at === at) }))
    .filter(({ is }) => is)
    .map(({ step }) => step)
    .sort((a, b) => Math.abs(a - state.step) - Math.abs(b - state.step));
  return goTo(state, steps[0] ?? state.step, lastOf(state));
}

function reduce(state: ArrayState, action: ArrayAction): ArrayState {
  switch (action.kind) {
    case 'go':
      return goTo(state, action.step, lastOf(state));
    case 'program':
      return action.program === state.program ? state : begin(action.program, state.values);
    case 'value':
      return setValue(state, action.index, action.value);
    case 'length':
      return setLength(state, action.length);
    case 'target':
      return setTarget(state, action.target);
    case 'range':
      return goTo(setRange(state, action.from, action.to), state.step, lastOf(state));
    case 'pointer':
      return movePointer(state, action.name, action.at);
  }
}

const codec = checked(
  record<ArrayState>({
    program: oneOf(PROGRAM_NAMES),
    values: list(whole(0, HIGHEST), LENGTHS.least, LENGTHS.most),
    target: whole(0, 60),
    from: whole(0, LENGTHS.most),
    to: whole(0, LENGTHS.most),
    step: whole(0, MOST_STEPS),
  }),
  (state) => {
    const { isSorted, target } = LISTINGS[state.program];
    const isTarget = target ? state.target >= target.min && state.target <= target.max : state.target === 0;
    const isRange = state.from < state.to && state.to <= state.values.length;
    return isTarget && isRange && (!isSorted || isAscending(state.values)) && state.step <= lastOf(state);
  },
);

export const arrayModel: LabModel<ArrayOptions, ArrayState, ArrayAction> = {
  start: ({ program, values, target: [target] }) => {
    const state = begin(program, values.length < LENGTHS.least ? FIRST : values);
    return target === undefined ? state : setTarget(state, target);
  },
  reduce,
  describe(state) {
    const title = words.titles[state.program];
    const { says, count } = sceneOf(state);
    const isEnd = state.step === lastOf(state);
    return state.step === 0
      ? words.begin(title, state.values.length, says)
      : `${says}${isEnd ? '' : words.countSoFar(count)}`;
  },
  question: ({ program }) => words.questions[program],
  link: linkFormat(codec),
  steps: stepsOf(lastOf, (step) => ({ kind: 'go', step })),
  guess: (state) => guessNext(scenesOf(state), state.step),
  get keys() {
    return [
      ['↑ ↓', words.changeItem],
      ['← →', words.movePointer],
    ] as const;
  },
};
