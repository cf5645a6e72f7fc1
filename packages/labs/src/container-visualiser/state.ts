/** What a reader can set: a kind and a history of operations; the container is what they make of it. */
import * as v from 'valibot';
import { apply, emptyContainer, followPins, MAX_ITEMS, type Pin } from './model.ts';
import { type Container, type Effect, KINDS, type Kind, type Operation } from './types.ts';

/** Longest history; a link holds it whole. */
export const MAX_STEPS = 80;
/** Largest number that `reserve` may be asked for, so that the drawing stays readable. */
export const MAX_RESERVE = 40;

export interface ContainerOptions {
  kind: Kind;
  /** Elements to start with: 0, 1, 2 … */
  size: number;
}

/** An operation, or taking an iterator and a reference to the element at a position. */
export type Step = Operation | { op: 'pin'; at: number };

export interface ContainerState {
  kind: Kind;
  steps: Step[];
  /** What the controls are set to. */
  at: number;
  value: number;
}

/** A container after its history. */
export interface Story {
  container: Container;
  pins: Pin[];
  /** What the last operation did. */
  effect: Effect | undefined;
  last: Step | undefined;
}

/** Carries out the history; undefined when one of its steps is not possible. */
export function replay(kind: Kind, steps: readonly Step[]): Story | undefined {
  let story: Story = { container: emptyContainer(kind), pins: [], effect: undefined, last: undefined };
  for (const step of steps) {
    const next = takeStep(story, step);
    if (!next) return undefined;
    story = next;
  }
  return story;
}

/** One more step. */
export function takeStep(story: Story, step: Step): Story | undefined {
  if (step.op === 'pin') return pin(story, step);
  const applied = apply(story.container, step);
  if (!applied) return undefined;
  return { ...applied, pins: followPins(story.pins, applied.effect), last: step };
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

const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ITEMS));
const value = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(999));
const step = v.variant('op', [
  v.object({ op: v.picklist(['push_back', 'push_front']), value }),
  v.object({ op: v.literal('insert'), at: position, value }),
  v.object({ op: v.picklist(['erase', 'pin']), at: position }),
  v.object({ op: v.literal('reserve'), count: v.pipe(position, v.maxValue(MAX_RESERVE)) }),
  v.object({ op: v.picklist(['pop_back', 'pop_front', 'shrink_to_fit', 'clear']) }),
]);

/** A state as it may come from a link: its history must be possible. */
export const containerState = v.pipe(
  v.object({
    kind: v.picklist(KINDS),
    steps: v.pipe(v.array(step), v.maxLength(MAX_STEPS)),
    at: position,
    value,
  }),
  v.check(({ kind, steps }) => replay(kind, steps as Step[]) !== undefined),
) as v.GenericSchema<unknown, ContainerState>;

/** The state that a reader meets first: some elements, and an iterator to the second. */
export function startState({ kind, size }: ContainerOptions): ContainerState {
  const steps: Step[] = Array.from({ length: size }, (_, each) =>
    kind === 'unordered_set' ? { op: 'insert', at: 0, value: each } : { op: 'push_back', value: each },
  );
  if (size > 1 && kind !== 'stack' && kind !== 'queue') steps.push({ op: 'pin', at: 1 });
  return { kind, steps, at: 1, value: size };
}
