/** A container's history: calls that were made and calls to come; the container is what the calls so far make of it. */
import { apply, emptyContainer, followPins, type Pin } from './model.ts';
import type { Container, Effect, Kind, Operation } from './types.ts';

/** Longest history; a link holds it whole. */
export const MAX_STEPS = 80;
/** Largest number that `reserve` may be asked for, so that the drawing stays readable. */
export const MAX_RESERVE = 40;
/** Values that a reader may put in. */
export const VALUES = { min: -99, max: 999 };

export interface ContainerOptions {
  kind: Kind;
  /** Elements to start with: 0, 1, 2 … */
  size: number;
}

/** An operation, or taking an iterator and a reference to the element at a position. */
export type Step = Operation | { op: 'pin'; at: number };

/** What a press on an element does. */
export const TOOLS = ['insert', 'erase', 'pin'] as const;
export type Tool = (typeof TOOLS)[number];

export interface ContainerState {
  kind: Kind;
  /** All calls, those to come among them. */
  steps: Step[];
  /** Calls made so far. */
  step: number;
  tool: Tool;
  /** What the controls are set to. */
  at: number;
  value: number;
}

/** A container after its history. */
export interface Story {
  container: Container;
  pins: Pin[];
  /** How often its storage was allocated anew. */
  allocations: number;
  /** What the last operation did. */
  effect: Effect | undefined;
  last: Step | undefined;
}

const beginning = (kind: Kind): Story => ({
  container: emptyContainer(kind),
  pins: [],
  allocations: 0,
  effect: undefined,
  last: undefined,
});

/** Carries out the history; undefined when one of its steps is not possible. */
export function replay(kind: Kind, steps: readonly Step[]): Story | undefined {
  return steps.reduce<Story | undefined>((story, step) => story && takeStep(story, step), beginning(kind));
}

/** The container at the state's place in its history. */
export function storyOf({ kind, steps, step }: Pick<ContainerState, 'kind' | 'steps' | 'step'>): Story {
  const story = replay(kind, steps.slice(0, step));
  if (!story) throw new RangeError('a history that cannot be');
  return story;
}

/** One more step. */
export function takeStep(story: Story, step: Step): Story | undefined {
  if (step.op === 'pin') return pin(story, step);
  const applied = apply(story.container, step);
  if (!applied) return undefined;
  const allocations = story.allocations + Number(applied.effect.reallocated);
  return { ...applied, allocations, pins: followPins(story.pins, applied.effect), last: step };
}

/** An iterator to an element; stack and queue have none. */
function pin(story: Story, step: Step & { op: 'pin' }): Story | undefined {
  const item = story.container.items[step.at];
  if (!item || story.container.kind === 'stack' || story.container.kind === 'queue') return undefined;
  const others = story.pins.filter(({ id }) => id !== item.id);
  return {
    ...story,
    pins: [...others, { id: item.id, iterator: true, reference: true }],
    effect: undefined,
    last: step,
  };
}
