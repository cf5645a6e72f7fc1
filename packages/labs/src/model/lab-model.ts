/**
 * What a lab is about, as a machine that knows neither React nor the DOM. From these few functions the runtime makes
 * undo and redo, reset, play, links, guesses, the spoken sentence and the still picture's words.
 */
import type { LinkFormat } from './link-format.ts';

export interface LabModel<Options, State extends object, Action> {
  /** The state that a reader meets first, and that 重置 brings back. */
  start: (options: Options) => State;
  /**
   * The state after an action. Pure: randomness comes from a seed in the state, and the same state and action give the
   * same result. An action that changes nothing, or that is out of range, returns the very state it was given.
   */
  reduce: (state: State, action: Action) => State;
  /** The state in one or two sentences: shown, spoken, printed, and kept beside the still picture. */
  describe: (state: State) => string;
  /** Turns a state into a link's bytes and back; also what refuses a hostile link. */
  link: LinkFormat<State>;
  /** What the reader is asked above the picture, answered by moving something. */
  question: (state: State) => string;
  /** For a lab that goes step by step. */
  steps?: Steps<State, Action>;
  /** What the next step does, as a question with choices; absent where nothing can be guessed. */
  guess?: (state: State) => Guess | undefined;
  /**
   * Whether an action only looks, or tells what came of the present state (a driver's word): it is no step to undo,
   * and it takes nothing from what can be done again. What it tells is in no link.
   */
  reports?: (action: Action) => boolean;
  /** Keys that only this lab has, listed on "?": the key and what it does. */
  keys?: readonly (readonly [key: string, does: string])[];
}

/** Place in a run that goes step by step. */
export interface Steps<State, Action> {
  /** The present step, from 0. */
  at: (state: State) => number;
  /** The last step there is. */
  last: (state: State) => number;
  /** The action that goes to a step. */
  go: (step: number) => Action;
  /** Steps in a second while playing; 1.25 when absent. */
  rate?: (state: State) => number;
}

/** A question about the next step. */
export interface Guess {
  question: string;
  /** Two to five answers, all plausible. */
  choices: readonly string[];
  /** Index of the right one. */
  right: number;
  /** Why it is right; shown after any answer. */
  because: string;
}
