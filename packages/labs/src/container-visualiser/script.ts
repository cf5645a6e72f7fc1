/** What a reader meets first: a container that is filled, and the calls that are worth a guess. */
import { type ContainerOptions, type ContainerState, MAX_STEPS, replay, type Step, takeStep } from './state.ts';
import type { Kind } from './types.ts';

const push = (value: number): Step => ({ op: 'push_back', value });
const insertAt = (at: number, value: number): Step => ({ op: 'insert', at, value });

/** Calls to come after the elements 0 … n − 1; what is not possible then is left out. */
const COMING: Record<Kind, (n: number) => Step[]> = {
  vector: (n) => [
    ...Array.from({ length: roomOf(n) + 1 }, (_, each) => push(n + each)),
    ...[{ op: 'pin', at: 2 } as const, insertAt(3, 50), insertAt(0, 51), { op: 'pin', at: 1 } as const],
    ...[{ op: 'erase', at: 3 } as const, { op: 'pop_back' } as const, { op: 'shrink_to_fit' } as const],
  ],
  deque: (n) => [
    ...[{ op: 'push_front', value: n } as const, push(n + 1), { op: 'pin', at: 1 } as const],
    ...[{ op: 'pop_front' } as const, insertAt(2, 50), { op: 'pin', at: 1 } as const, { op: 'pop_back' } as const],
    ...[{ op: 'erase', at: 2 } as const],
  ],
  list: (n) => [
    ...[{ op: 'push_front', value: n } as const, insertAt(3, n + 1), { op: 'pin', at: 3 } as const],
    ...[{ op: 'pop_back' } as const, { op: 'erase', at: 3 } as const, { op: 'clear' } as const],
  ],
  stack: (n) => [push(n), push(n + 1), push(n + 2), ...Array.from({ length: 3 }, () => ({ op: 'pop_back' }) as const)],
  queue: (n) => [push(n), push(n + 1), push(n + 2), ...Array.from({ length: 3 }, () => ({ op: 'pop_front' }) as const)],
  // The table has 13 buckets to begin with: the fourteenth element is one too many.
  unordered_set: (n) => [
    ...Array.from({ length: Math.max(14 - n, 3) }, (_, each) => insertAt(0, n + each)),
    ...[{ op: 'pin', at: 2 } as const, { op: 'erase', at: 2 } as const, { op: 'reserve', count: 40 } as const],
  ],
};

/** Free cells of a vector that got its elements one by one. */
const roomOf = (size: number): number => (size === 0 ? 0 : 2 ** Math.ceil(Math.log2(size)) - size);

/** The state that a reader meets first: some elements, an iterator to the second, and what comes then. */
export function startState({ kind, size }: ContainerOptions): ContainerState {
  const steps: Step[] = Array.from({ length: size }, (_, each) =>
    kind === 'unordered_set' ? insertAt(0, each) : push(each),
  );
  if (size > 1 && kind !== 'stack' && kind !== 'queue') steps.push({ op: 'pin', at: 1 });
  const all = possible(kind, [...steps, ...COMING[kind](size)]);
  return { kind, steps: all, step: steps.length, tool: 'insert', at: 1, value: size };
}

function possible(kind: Kind, steps: readonly Step[]): Step[] {
  let story = replay(kind, []);
  return steps.slice(0, MAX_STEPS).filter((step) => {
    const next = story && takeStep(story, step);
    story = next ?? story;
    return next !== undefined;
  });
}
