/**
 * What a lab is made of. Two halves: `still.tsx` is drawn at build and stands in the page without scripts; `lab.tsx`
 * is loaded near the view. Both use the lab's model, which knows neither React nor the DOM.
 */
import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot';

/** The half that is used at build. */
export interface Still<Options extends object = object> {
  /** Attributes a note may write; their output is what both halves get as `options`. */
  options: GenericSchema<unknown, Options>;
  /** The picture without scripts and on paper: SVG without ids and events, coloured by the page's variables. */
  Picture: ComponentType<{ options: Options }>;
  /** Languages of fences whose text the lab may take over from its note as `options.code`. */
  code?: readonly string[];
}

/** What a lab's component gets. */
export interface LabProps<Options, State> {
  /** The note's attributes. */
  options: Options;
  /** All that the reader has set: plain JSON, kept when the reader comes back, shared by link. */
  state: State;
  /** Replaces some of its fields. */
  change: (patch: Partial<State> | ((state: State) => Partial<State>)) => void;
}

/** The half that runs in the browser. */
export interface Lab<Options, State extends object> {
  /** What a state from a link must be; anything else is refused. */
  state: GenericSchema<unknown, State>;
  /** The state that a reader meets first, and that 重置 brings back. */
  start: (options: Options) => State;
  Component: ComponentType<LabProps<Options, State>>;
  /** Address of the lab's own style sheet (`import sheet from './lab.css?url'`). */
  sheet?: string;
}

/** A lab whose types the runtime does not know. */
export type AnyLab = Lab<object, object>;

/** Makes the build's half; the picture's options are what the schema gives. */
export function defineStill<Entries extends ObjectEntries>(
  still: Omit<Still, 'options' | 'Picture'> & {
    options: ObjectSchema<Entries, undefined>;
    Picture: ComponentType<{ options: InferOutput<ObjectSchema<Entries, undefined>> }>;
  },
): Still {
  return still as unknown as Still;
}

/** Makes the browser's half, the default export of `lab.tsx`. */
export function defineLab<Options, State extends object>(lab: Lab<Options, State>): AnyLab {
  return lab as unknown as AnyLab;
}
