/** The event loop as a lab: the reader is the loop, and presses whatever has its turn. */
import { checked, list, maybe, oneOf, record, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, stepsOf } from '../model/story.ts';
import { describe, question } from './describe.ts';
import { guess } from './guess.ts';
import { MOST_STEPS } from './model.ts';
import { PIECES, type Piece, PRESETS, PROGRAMS, type Preset } from './programs.ts';
import {
  fromJson,
  type LoopOptions,
  type LoopState,
  lastOf,
  MOST_STATEMENTS,
  machineOf,
  presetOf,
  SOURCES,
  type Source,
  startState,
  turnOf,
} from './state.ts';
import { words } from './words/lab.ts';

export type LoopAction =
  | { kind: 'go'; step: number }
  /** The next step is taken from here, if it is its turn. */
  | { kind: 'press'; source: Source }
  | { kind: 'program'; program: Preset }
  | { kind: 'post'; piece: Piece }
  | { kind: 'drop' }
  | { kind: 'clear' };

const codec = checked(
  record<LoopState>({
    base: oneOf(PRESETS),
    kept: whole(0, MOST_STATEMENTS),
    added: list(oneOf(PIECES), 0, MOST_STATEMENTS),
    step: whole(0, MOST_STEPS),
    missed: maybe(oneOf(SOURCES)),
  }),
  (state) =>
    state.kept <= PROGRAMS[state.base].length && lengthOf(state) <= MOST_STATEMENTS && state.step <= lastOf(state),
);

const lengthOf = ({ kept, added }: LoopState): number => kept + added.length;

function press(state: LoopState, source: Source): LoopState {
  const turn = turnOf(machineOf(state));
  if (turn === undefined) return state;
  if (turn === source) return go(state, state.step + 1);
  return state.missed === source ? state : { ...state, missed: source };
}

function go(state: LoopState, step: number): LoopState {
  const next = goTo(state, step, lastOf(state));
  return next === state ? state : { ...next, missed: undefined };
}

/** The state with another program, at its start. */
const anew = (state: LoopState, patch: Partial<LoopState>): LoopState => ({
  ...state,
  ...patch,
  step: 0,
  missed: undefined,
});

function reduce(state: LoopState, action: LoopAction): LoopState {
  switch (action.kind) {
    case 'go':
      return go(state, action.step);
    case 'press':
      return press(state, action.source);
    case 'program':
      return presetOf(state) === action.program ? state : anew(state, startState({ program: action.program }));
    case 'post':
      return lengthOf(state) < MOST_STATEMENTS ? anew(state, { added: [...state.added, action.piece] }) : state;
    case 'drop':
      if (lengthOf(state) === 0) return state;
      return anew(state, state.added.length ? { added: state.added.slice(0, -1) } : { kept: state.kept - 1 });
    case 'clear':
      return lengthOf(state) === 0 ? state : anew(state, { kept: 0, added: [] });
  }
}

export const loopModel: LabModel<LoopOptions, LoopState, LoopAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec, [], fromJson),
  steps: stepsOf(lastOf, (step) => ({ kind: 'go', step })),
  guess,
  get keys() {
    return [[words.spaceEnter, words.stepFromIt]] as const;
  },
};
