/** The container lab as a machine: calls are made one after another, those of the page's script or the reader's own. */
import { snap } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { goTo, stepsOf } from '../model/story.ts';
import { resultText } from './describe.ts';
import { guessNext } from './guess.ts';
import { containerLink } from './link.ts';
import { MAX_ITEMS } from './model.ts';
import { startState } from './script.ts';
import {
  type ContainerOptions,
  type ContainerState,
  MAX_RESERVE,
  MAX_STEPS,
  type Step,
  storyOf,
  type Tool,
  takeStep,
  VALUES,
} from './state.ts';
import type { Kind } from './types.ts';
import { words } from './words/lab.ts';

export type ContainerAction =
  | { kind: 'container'; container: Kind }
  /** Makes a call here: what was to come gives way to it, unless it is that very call. */
  | { kind: 'call'; step: Step }
  | { kind: 'tool'; tool: Tool }
  | { kind: 'at'; at: number }
  | { kind: 'value'; value: number }
  | { kind: 'go'; step: number };

/** Elements that another kind starts with. */
const START_SIZE = 4;

function reduce(state: ContainerState, action: ContainerAction): ContainerState {
  switch (action.kind) {
    case 'container':
      return action.container === state.kind ? state : startState({ kind: action.container, size: START_SIZE });
    case 'call':
      return call(state, action.step);
    case 'tool':
      return action.tool === state.tool ? state : { ...state, tool: action.tool };
    case 'at':
      return set(state, { at: snap(action.at, { min: 0, max: MAX_ITEMS, step: 1 }) });
    case 'value':
      return set(state, { value: snap(action.value, { ...VALUES, step: 1 }) });
    case 'go':
      return goTo(state, action.step, state.steps.length);
  }
}

const set = (state: ContainerState, patch: Pick<ContainerState, 'at'> | Pick<ContainerState, 'value'>) =>
  Object.entries(patch).every(([key, value]) => state[key as 'at' | 'value'] === value)
    ? state
    : { ...state, ...patch };

function call(state: ContainerState, step: Step): ContainerState {
  if (!isWithin(step) || !takeStep(storyOf(state), step)) return state;
  const { steps, step: done } = state;
  const isNext = JSON.stringify(steps[done]) === JSON.stringify(step);
  if (!isNext && done >= MAX_STEPS) return state;
  const next = {
    ...state,
    steps: isNext ? steps : [...steps.slice(0, done), step],
    step: done + 1,
    value: 'value' in step ? nextValue(step.value) : state.value,
  };
  // A history of very many odd values has no link: it is not made longer.
  return containerLink.write(next) === undefined ? state : next;
}

const isWithin = (step: Step): boolean =>
  (!('value' in step) || isWhole(step.value, VALUES)) &&
  (!('at' in step) || isWhole(step.at, { min: 0, max: MAX_ITEMS })) &&
  (!('count' in step) || isWhole(step.count, { min: 0, max: MAX_RESERVE }));

const isWhole = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const nextValue = (value: number) => (value < 99 ? value + 1 : 0);

export const containerModel: LabModel<ContainerOptions, ContainerState, ContainerAction> = {
  start: startState,
  reduce,
  describe: (state) => resultText(storyOf(state)),
  question: ({ kind }) => words.questions[kind],
  link: containerLink,
  steps: stepsOf(
    ({ steps }) => steps.length,
    (step) => ({ kind: 'go', step }),
  ),
  guess: guessNext,
  get keys() {
    return [
      ['← → ↑ ↓', words.toCells],
      [words.spaceEnter, words.pressCell],
      ['Delete', words.deleteIt],
      ['Insert', words.insertIt],
      ['M', words.holdIt],
    ] as const;
  },
};
