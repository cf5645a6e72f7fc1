/** What every lab's model must hold, for its test: `checkModel(model, { options, action })`. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { LabModel } from './lab-model.ts';

interface Given<Options, State, Action> {
  /** Options as notes may write them; each is a start. */
  options: readonly Options[];
  /** Any action, good or bad, that may come in a state. */
  action: (state: State) => fc.Arbitrary<Action>;
  /** Longest sequence of actions. */
  most?: number;
  /** Words that look broken elsewhere and are the subject here; with the flag `g`. */
  mayShow?: RegExp;
}

/** Words that tell of a value that nobody meant to show. */
const BROKEN_WORDS = /NaN|undefined|\[object|Infinity|null\b/;

/** Runs random actions from every start, and holds the model to its contract after each. */
export function checkModel<Options, State extends object, Action>(
  model: LabModel<Options, State, Action>,
  { options, action, most = 40, mayShow = /$^/g }: Given<Options, State, Action>,
): void {
  for (const option of options) {
    const first = freeze(model.start(option));
    expect(model.start(option), 'the start is the same each time').toEqual(first);
    fc.assert(
      fc.property(fc.gen(), fc.integer({ min: 0, max: most }), (generate, count) => {
        let state = first;
        for (let i = 0; i < count; i++) {
          const next = freeze(generate(action, state));
          const after = freeze(model.reduce(state, next));
          expect(model.reduce(state, next), 'the same action gives the same state').toEqual(after);
          state = after;
          checkState(model, state, mayShow);
        }
      }),
      { numRuns: 60 },
    );
    checkState(model, first, mayShow);
  }
}

function checkState<Options, State extends object, Action>(
  model: LabModel<Options, State, Action>,
  state: State,
  mayShow: RegExp,
): void {
  const link = model.link.write(state);
  expect(link, `a link for ${JSON.stringify(state)}`).toBeDefined();
  expect(model.link.read(link ?? ''), 'the state of its link').toEqual(state);
  for (const words of [model.describe(state), model.question(state)]) {
    expect(words).toMatch(/[。？！…]$/);
    expect(words.replace(mayShow, '')).not.toMatch(BROKEN_WORDS);
  }
  checkSteps(model, state);
  checkGuess(model, state, mayShow);
}

function checkSteps<Options, State extends object, Action>(
  { steps, reduce }: LabModel<Options, State, Action>,
  state: State,
): void {
  if (!steps) return;
  const [at, last] = [steps.at(state), steps.last(state)];
  expect(Number.isInteger(at) && Number.isInteger(last) && at >= 0 && at <= last, `step ${at} of ${last}`).toBe(true);
  for (const step of new Set([0, Math.max(at - 1, 0), Math.min(at + 1, last), last])) {
    expect(steps.at(reduce(state, steps.go(step))), 'where a step leads').toBe(step);
  }
}

function checkGuess<Options, State extends object, Action>(
  { guess }: LabModel<Options, State, Action>,
  state: State,
  mayShow: RegExp,
): void {
  const asked = guess?.(state);
  if (!asked) return;
  const { question, choices, right, because } = asked;
  expect(new Set(choices).size, 'choices differ').toBe(choices.length);
  expect(choices.length).toBeGreaterThanOrEqual(2);
  expect(choices.length).toBeLessThanOrEqual(5);
  expect(choices[right], 'the right answer is among them').toBeDefined();
  expect([question, because, ...choices].join('').replace(mayShow, '')).not.toMatch(BROKEN_WORDS);
}

/** Frozen deeply: a reducer that writes into its state or action throws. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (!ArrayBuffer.isView(value)) Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}
