/** Tables of dynamic programming as a machine: a problem's input, and the place in filling its table. */
import { checked, list, oneOf, record, text, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, guessNext, remember, stepsOf } from '../model/story.ts';
import { inputOf, isInput, PROBLEMS } from './problems.ts';
import { runTable } from './run.ts';
import { type Cell, type Input, keyOf, PROBLEM_NAMES, type ProblemName, type Run, type TableScene } from './types.ts';
import { words } from './words/lab.ts';

/** What the note does not say is as the problem begins: an empty word, no numbers, size 0. */
export interface TableOptions extends Partial<Input> {
  problem: ProblemName;
}

export interface TableState extends Input {
  problem: ProblemName;
  numbers: number[];
  step: number;
}

export type TableAction =
  | { kind: 'go'; step: number }
  | { kind: 'problem'; problem: ProblemName }
  /** Replaces some of the input; refused when the problem cannot be set so. */
  | { kind: 'input'; part: Partial<Input> }
  /** One letter of a word, one of the numbers. */
  | { kind: 'letter'; word: 'a' | 'b'; index: number; letter: string }
  | { kind: 'number'; index: number; value: number }
  /** Puts or takes away an obstacle. */
  | { kind: 'block'; cell: number }
  /** To the step that fills a cell. */
  | { kind: 'cell'; cell: Cell };

export const runOf: (state: TableState) => Run = remember((state: TableState) =>
  runTable(PROBLEMS[state.problem].make(state)),
);
const lastOf = (state: TableState) => runOf(state).scenes.length - 1;

/** The scene at the state's step. */
export function sceneOf(state: TableState): TableScene {
  const scene = runOf(state).scenes[state.step];
  if (!scene) throw new RangeError(`no step ${state.step}`);
  return scene;
}

function begin({ problem, ...given }: TableOptions): TableState {
  const input = inputOf(problem, given);
  return { problem, ...input, numbers: [...input.numbers], step: 0 };
}

function set(state: TableState, part: Partial<Input>): TableState {
  const next = { ...state, ...part, numbers: [...(part.numbers ?? state.numbers)], step: 0 };
  const isSame = JSON.stringify({ ...state, step: 0 }) === JSON.stringify(next);
  return isSame || !isInput(state.problem, next) ? state : next;
}

function block(state: TableState, cell: number): TableState {
  if (state.problem !== 'paths') return state;
  const rest = state.numbers.filter((other) => other !== cell);
  return set(state, { numbers: rest.length < state.numbers.length ? rest : [...rest, cell].sort((a, b) => a - b) });
}

function setLetter(state: TableState, word: 'a' | 'b', index: number, letter: string): TableState {
  const text = state[word];
  if (!(index >= 0 && index < text.length) || letter.length !== 1) return state;
  return set(state, { [word]: text.slice(0, index) + letter + text.slice(index + 1) });
}

function reduce(state: TableState, action: TableAction): TableState {
  switch (action.kind) {
    case 'go':
      return goTo(state, action.step, lastOf(state));
    case 'problem':
      return action.problem === state.problem ? state : begin({ problem: action.problem });
    case 'input':
      return set(state, action.part);
    case 'letter':
      return setLetter(state, action.word, action.index, action.letter);
    case 'number':
      return action.index in state.numbers && state.problem !== 'paths'
        ? set(state, { numbers: state.numbers.with(action.index, action.value) })
        : state;
    case 'block':
      return block(state, action.cell);
    case 'cell': {
      const place = runOf(state).table.order.findIndex((cell) => keyOf(cell) === keyOf(action.cell));
      return place < 0 ? state : goTo(state, place + 1, lastOf(state));
    }
  }
}

const codec = checked(
  record<TableState>({
    problem: oneOf(PROBLEM_NAMES),
    a: text(8),
    b: text(8),
    numbers: list(whole(0, 63), 0, 20),
    size: whole(0, 15),
    step: whole(0, 300),
  }),
  (state) => isInput(state.problem, state) && state.step <= lastOf(state),
);

export const tableModel: LabModel<TableOptions, TableState, TableAction> = {
  start: begin,
  reduce,
  describe(state) {
    const { says } = sceneOf(state);
    return state.step === 0 ? words.titled(words.titles[state.problem], says) : says;
  },
  question: ({ problem }) => words.questions[problem],
  link: linkFormat(codec),
  steps: stepsOf(
    lastOf,
    (step) => ({ kind: 'go', step }),
    (state) => Math.max(1.25, lastOf(state) / 30),
  ),
  guess: (state) => guessNext(runOf(state).scenes, state.step),
  get keys() {
    return [
      ['↑ ↓', words.changeChosen],
      [words.letterKeys, words.fillLetter],
    ] as const;
  },
};
