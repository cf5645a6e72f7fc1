/**
 * What a lab is made of. Two halves: `still.tsx` is drawn at build and stands in the page without scripts; `lab.tsx`
 * is loaded near the view. Both use the lab's model, which knows neither React nor the DOM.
 */
import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
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

/** The half that is used at build. */
export interface Still<Options extends object = object> {
  /** Attributes a note may write; their output is what both halves get as `options`. */
  options: GenericSchema<unknown, Options>;
  /** The picture without scripts and on paper: SVG without ids and events, coloured by the page's variables. */
  Picture: ComponentType<{ options: Options }>;
  /** Gives the words beside the picture; absent for labs that have no model yet. */
  model?: LabModel<Options, object, never>;
  /** The living lab's own: they are drawn unseen, so that the still is as high as the lab and nothing below it jumps. */
  Controls?: ComponentType<LabProps<Options, object, never>>;
  Details?: ComponentType<LabProps<Options, object, never>>;
  /** Languages of fences whose text the lab may take over from its note as `options.code`. */
  code?: readonly string[];
}

interface StillParts<Options, State extends object, Action> {
  Picture: ComponentType<{ options: Options }>;
  model?: LabModel<Options, State, Action>;
  Controls?: ComponentType<LabProps<Options, State, Action>>;
  Details?: ComponentType<LabProps<Options, State, Action>>;
  code?: readonly string[];
}

/** Makes the build's half; the picture's options are what the schema gives. */
export function defineStill<Schema extends GenericSchema<unknown, object>, State extends object, Action>(
  still: StillParts<InferOutput<Schema>, State, Action> & { options: Schema },
): Still {
  return still as unknown as Still;
}
