/** A run that is recorded once and then looked at step by step: what labs of algorithms have in common. */
import type { Guess, LabModel, Steps } from './lab-model.ts';

/** A question before a scene whose answer is what the scene does. */
export interface Branch {
  question: string;
  choices: readonly string[];
  right: number;
  /** Why it is right, where what the scene says does not tell. */
  why?: string;
}

/** One step of a run. */
export interface Scene {
  /** What has just been done, one sentence with its full stop. */
  says: string;
  /** What could be guessed before it. */
  branch?: Branch | undefined;
}

/** The question about the scene after `step`; where the branch has no reason of its own, what the scene says is one. */
export function guessNext(scenes: readonly Scene[], step: number): Guess | undefined {
  const next = scenes[step + 1];
  if (!next?.branch) return undefined;
  const { why = next.says, ...branch } = next.branch;
  return { ...branch, because: why };
}

/** Steps of a state that keeps its place as `step`; `lastOf` is the number of its last scene. */
export function stepsOf<State extends { step: number }, Action>(
  lastOf: (state: State) => number,
  go: (step: number) => Action,
  rate?: (state: State) => number,
): Steps<State, Action> {
  return { at: ({ step }) => step, last: lastOf, go, ...(rate && { rate }) };
}

/** The state at another step; the very same one when it is there already. The step is kept within the run. */
export function goTo<State extends { step: number }>(state: State, wanted: number, last: number): State {
  const step = Math.min(last, Math.max(0, Math.round(wanted)));
  return step === state.step || Number.isNaN(step) ? state : { ...state, step };
}

/** Keeps the newest result of a pure function of a state's input: its run is asked for by words, steps and picture. */
export function remember<State extends { step: number }, Result>(record: (state: State) => Result) {
  let kept: { key: string; result: Result } | undefined;
  return (state: State): Result => {
    const key = JSON.stringify({ ...state, step: 0 });
    if (kept?.key !== key) kept = { key, result: record(state) };
    return kept.result;
  };
}

/** The choices without repetition, in their order, and where the right one stands. */
export function choose(right: string, others: readonly string[]): { choices: string[]; right: number } {
  const choices = [...new Set([right, ...others])].sort((a, b) => a.localeCompare(b, 'zh', { numeric: true }));
  return { choices, right: choices.indexOf(right) };
}

/** A model whose start is the end of the run: the still picture shows what came of it. */
export function atEnd<Options, State extends object, Action>(
  model: LabModel<Options, State, Action>,
): LabModel<Options, State, Action> {
  const { start, reduce, steps } = model;
  const end = (state: State) => (steps ? reduce(state, steps.go(steps.last(state))) : state);
  return { ...model, start: (options) => end(start(options)) };
}
