/**
 * Labs that have no model yet: one component over a state that is replaced field by field. They live in the same
 * runtime; a lab is written anew as a model, not so.
 */
import type { ComponentType } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import { type AnyLab, defineLab, type LabProps } from './define.ts';
import { readJsonLink, writeJsonLink } from './model/json-link.ts';
import type { LabModel } from './model/lab-model.ts';

type Patch<State> = Partial<State> | ((state: State) => Partial<State>);

/** What such a lab's component gets. */
export interface PatchProps<Options, State> {
  /** The note's attributes. */
  options: Options;
  /** All that the reader has set: plain JSON. */
  state: State;
  /** Replaces some of its fields. */
  change: (patch: Patch<State>) => void;
}

interface PatchLab<Options, State extends object> {
  /** What a state from a link must be; anything else is refused. */
  state: GenericSchema<unknown, State>;
  /** The state that a reader meets first, and that 重置 brings back. */
  start: (options: Options) => State;
  Component: ComponentType<PatchProps<Options, State>>;
  /** Address of the lab's own style sheet. */
  sheet?: string;
}

/** Makes the default export of such a lab's `lab.tsx`; its own `Status` says its sentence. */
export function definePatchLab<Options, State extends object>(lab: PatchLab<Options, State>): AnyLab {
  const model: LabModel<Options, State, Patch<State>> = {
    start: lab.start,
    reduce: (state, patch) => ({ ...state, ...(typeof patch === 'function' ? patch(state) : patch) }),
    describe: () => '',
    question: () => '',
    link: {
      write: writeJsonLink,
      read(text) {
        const json = readJsonLink(text);
        // Schemas look into what they are given before they check that it is there.
        const result = json === undefined ? undefined : safeParse(lab.state, json);
        return result?.success ? result.output : undefined;
      },
    },
  };
  // biome-ignore lint/correctness/noComponentHookFactories: this runs once in a lab's module
  const Figure = ({ options, state, dispatch }: LabProps<Options, State, Patch<State>>) => (
    <lab.Component options={options} state={state} change={dispatch} />
  );
  return defineLab({ model, Figure, ...(lab.sheet && { sheet: lab.sheet }) });
}
