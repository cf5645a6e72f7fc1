/**
 * What a lab is made of. Two halves: `still.tsx` is drawn at build and stands in the page without scripts; `lab.tsx`
 * is loaded near the view. Both use the lab's model, which knows neither React nor the DOM.
 */
import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot';
import type { LabModel } from './model/lab-model.ts';

/** What the parts of a lab get. */
export interface LabProps<Options, State, Action> {
  /** The note's attributes. */
  options: Options;
  state: State;
  /** Hands an action to the model. Of a drag, and of a key that is held, all actions are one step to undo. */
  dispatch: (action: Action) => void;
}

/** The half that runs in the browser. */
export interface Lab<Options, State extends object, Action> {
  model: LabModel<Options, State, Action>;
  /** The picture, which is what one drags, presses and types on. */
  Figure: ComponentType<LabProps<Options, State, Action>>;
  /** The second way to do the same: forms, and the cases of the page. */
  Controls?: ComponentType<LabProps<Options, State, Action>>;
  /** Code, tables, charts: scrolls in its own box while the picture stays in view. */
  Details?: ComponentType<LabProps<Options, State, Action>>;
  /** Address of the lab's own style sheet (`import sheet from './lab.css?url'`). */
  sheet?: string;
}

/** A lab whose types the runtime does not know. */
export type AnyLab = Lab<object, object, unknown>;

/** Makes the browser's half, the default export of `lab.tsx`. */
export function defineLab<Options, State extends object, Action>(lab: Lab<Options, State, Action>): AnyLab {
  return lab as unknown as AnyLab;
}

/** The words beside the still picture. */
export interface StillWords {
  question: string;
  /** What is to be seen. */
  sentence: string;
}

/** The half that is used at build. */
export interface Still<Options extends object = object> {
  /** Attributes a note may write; their output is what both halves get as `options`. */
  options: GenericSchema<unknown, Options>;
  /** The picture without scripts and on paper: SVG without ids and events, coloured by the page's variables. */
  Picture: ComponentType<{ options: Options }>;
  /** Absent for labs without a model. */
  words?: (options: Options) => StillWords;
  /** Languages of fences whose text the lab may take over from its note as `options.code`. */
  code?: readonly string[];
}

interface StillParts<Options extends object, State extends object> {
  Picture: ComponentType<{ options: Options }>;
  model?: Pick<LabModel<Options, State, never>, 'start' | 'describe' | 'question'>;
  code?: readonly string[];
}

/** Makes the build's half; the picture's options are what the schema gives. */
export function defineStill<Entries extends ObjectEntries, State extends object>({
  model,
  ...still
}: StillParts<InferOutput<ObjectSchema<Entries, undefined>>, State> & {
  options: ObjectSchema<Entries, undefined>;
}): Still {
  const words = model && ((options: InferOutput<ObjectSchema<Entries, undefined>>) => wordsOf(model, options));
  return { ...still, ...(words && { words }) } as unknown as Still;
}

function wordsOf<Options, State extends object>(
  { start, describe, question }: Pick<LabModel<Options, State, never>, 'start' | 'describe' | 'question'>,
  options: Options,
): StillWords {
  const state = start(options);
  return { question: question(state), sentence: describe(state) };
}
