/** Questions about the next call: what becomes of the capacity, of a held iterator, of the buckets, and which element goes. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { callText, elementText } from './describe.ts';
import { type ContainerState, storyOf, takeStep } from './state.ts';
import type { Operation } from './types.ts';
import { survivalText, type Turn } from './why.ts';
import { words } from './words/lab.ts';

/** The question about the next call; none where a pin is taken or nothing comes. */
export function guessNext(state: ContainerState): Guess | undefined {
  const step = state.steps[state.step];
  if (!step || step.op === 'pin') return undefined;
  const before = storyOf(state);
  const after = takeStep(before, step);
  if (!after) return undefined;
  const turn = { step, before, after };
  const asked = [askStorage(turn), askPin(turn), askTaken(turn), askMoves(turn)].filter((each) => each !== undefined);
  // Now the one, now the other: both can be learnt from a run of the same calls.
  return asked[state.step % Math.max(asked.length, 1)];
}

/** Capacity of a vector, buckets of a set: where do they jump? */
function askStorage({ step, before, after }: Turn): Guess | undefined {
  const { kind, items } = before.container;
  if (!/^(?:push_back|insert|reserve|shrink_to_fit)$/.test(step.op)) return undefined;
  if (kind === 'vector') {
    const [from, to] = [before.container.capacity, after.container.capacity];
    const others = [from, from + 1, items.length + 1, Math.max(2 * from, 2)].map(String);
    return {
      question: words.whatCapacity(callText(before.container, step), items.length, from),
      ...choose(String(to), others.slice(0, 4)),
      because: capacityText(step, { size: items.length, from, to }),
    };
  }
  if (kind !== 'unordered_set') return undefined;
  const [from, to] = [before.container.hash.buckets, after.container.hash.buckets];
  return {
    question: words.whatBuckets(callText(before.container, step), items.length, from),
    ...choose(String(to), [from, from + 1, from * 2].map(String)),
    because: bucketsText(step, { size: after.container.items.length, from, to }),
  };
}

function capacityText({ op }: Operation, { size, from, to }: { size: number; from: number; to: number }): string {
  if (op === 'reserve') return to === from ? words.reserveKeeps(from) : words.reserveGives(to);
  if (op === 'shrink_to_fit') return words.shrinks(to);
  if (to === from) return words.hasRoom(size, from);
  return words.doubles(size, to);
}

function bucketsText({ op }: Operation, { size, from, to }: { size: number; from: number; to: number }): string {
  if (from === to) return words.bucketsKept(size, from);
  if (op === 'reserve') return words.bucketsReserved(to);
  return words.bucketsGrown(to);
}

/** The iterator that was taken last and still holds. */
function askPin(turn: Turn): Guess | undefined {
  const { before, after, step } = turn;
  const held = before.pins.findLast(({ iterator }) => iterator);
  const then = after.pins.find(({ id }) => id === held?.id);
  if (!held || !then) return undefined;
  return {
    question: words.stillValid(callText(before.container, step), elementText(before.container, held.id)),
    choices: words.fates,
    right: then.iterator ? 0 : then.reference ? 1 : 2,
    because: survivalText(turn, held.id),
  };
}

/** Which element a stack or a queue gives away. */
function askTaken({ before: { container }, step }: Turn): Guess | undefined {
  const { kind, items } = container;
  if ((kind !== 'stack' && kind !== 'queue') || !step.op.startsWith('pop')) return undefined;
  const [first, last] = [items[0]?.value, items.at(-1)?.value];
  if (first === undefined || last === undefined || first === last) return undefined;
  const right = kind === 'stack' ? last : first;
  return {
    question: words.whichTaken,
    ...choose(String(right), [first, last, items[Math.floor(items.length / 2)]?.value].map(String)),
    because: kind === 'stack' ? words.lastOut(last) : words.firstOut(first),
  };
}

/** How many elements have to make room. */
function askMoves({ before, after, step }: Turn): Guess | undefined {
  const moves = after.effect?.moves ?? 0;
  const { items, kind } = before.container;
  if (kind === 'unordered_set' || items.length < 2 || !('value' in step || step.op === 'erase')) return undefined;
  const at = 'at' in step ? step.at : step.op === 'push_front' ? 0 : items.length;
  return {
    question: words.howManyMoves(callText(before.container, step), items.length),
    ...choose(String(moves), [0, items.length, at, items.length - at].map(String)),
    because: movesText({ before, after, step }, moves),
  };
}

function movesText({ before, after, step }: Turn, moves: number): string {
  const { kind } = before.container;
  if (kind === 'list') return words.listMoves;
  if (kind === 'vector' && after.effect?.reallocated) return words.allMove(moves);
  if (kind === 'vector') return step.op === 'erase' ? words.closeGap(moves) : words.makeRoom(moves);
  return words.nearerEnd(moves);
}
