/** Questions about the next component's place, and at the end about the size. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { placedName, placementText, sizeText } from './describe.ts';
import { roundUp } from './layout.ts';
import { laidOut, type MemoryState } from './state.ts';
import type { ClassLayout, Placement } from './types.ts';

/** What comes next; nothing when all is placed. */
export function guessNext(state: MemoryState): Guess | undefined {
  const { layout } = laidOut(state);
  const next = layout.placements[state.step];
  if (next) return askOffset(layout, next);
  return state.step === layout.placements.length ? askSize(layout) : undefined;
}

function askOffset(layout: ClassLayout, next: Placement): Guess {
  const { before, align, offset } = next;
  // Without alignment, to the pointer's alignment, one too far, at the start.
  const others = [before, roundUp(before, 8), roundUp(before, align) + align, 0];
  return {
    question: `数据用到第 ${before} 字节，接着放${placedName(layout, next)}，对齐 ${align}。它放在偏移几？`,
    ...choose(String(offset), others.map(String)),
    because: placementText(layout, next),
  };
}

function askSize(layout: ClassLayout): Guess {
  const { end, size, align, spec } = layout;
  const others = [end, roundUp(end, 8), size + align, roundUp(end, align) - align];
  return {
    question: `全放好了，到第 ${end} 字节为止，对齐是 ${align}。sizeof(${spec.name}) 是几？`,
    ...choose(String(size), others.filter((each) => each > 0).map(String)),
    because: sizeText(layout),
  };
}
