/** A lab's place in its run, and the ways to another place. */
import { useEffect, useState } from 'react';
import { clamp } from '../kit/scale.ts';
import type { LabModel } from '../model/lab-model.ts';

/** Steps in a second where the model says nothing. */
const RATE = 1.25;

export interface Steps {
  at: number;
  last: number;
  /** Steps in a second while playing. */
  rate: number;
  isPlaying: boolean;
  play: (isPlaying: boolean) => void;
  /** Goes to a step. */
  go: (step: number) => void;
  /** The same when the reader chose the step: playing stops. */
  move: (step: number) => void;
  back: () => void;
  on: () => void;
}

interface Walked<State extends object, Action> {
  model: LabModel<never, State, Action>;
  state: State;
  dispatch: (action: Action) => void;
}

/** Where a state is in its run; undefined for a lab without steps. */
export function stepsOf<State extends object, Action>(
  { model: { steps }, state, dispatch }: Walked<State, Action>,
  playing: Pick<Steps, 'isPlaying' | 'play'>,
): Steps | undefined {
  if (!steps) return undefined;
  const [at, last] = [steps.at(state), steps.last(state)];
  const go = (step: number) => dispatch(steps.go(clamp(step, 0, last)));
  const move = (step: number) => {
    playing.play(false);
    go(step);
  };
  const rate = steps.rate?.(state) ?? RATE;
  return { ...playing, at, last, rate, go, move, back: () => move(at - 1), on: () => move(at + 1) };
}

/** Whether a lab plays: only when asked to. It stops at a reset and at a link, and never starts under reduced motion. */
export function usePlaying(generation: number, prefersStill: boolean): Pick<Steps, 'isPlaying' | 'play'> {
  const [isOn, play] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another generation is another beginning
  useEffect(() => play(false), [generation, prefersStill]);
  return { isPlaying: isOn && !prefersStill, play };
}
