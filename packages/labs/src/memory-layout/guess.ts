/** Questions about the next component's place, and at the end about the size. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { placedName, placementText, sizeText } from './describe.ts';
import { roundUp } from './layout.ts';
import { laidOut, type MemoryState } from './state.ts';
import type { ClassLayout, Placement } from './types.ts';
import { words } from './words/lab.ts';

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
    question: words.whichOffset(before, placedName(layout, next), align),
    ...choose(String(offset), others.map(String)),
    because: placementText(layout, next),
  };
}

function askSize(layout: ClassLayout): Guess {
  const { end, size, align, spec } = layout;
  const others = [end, roundUp(end, 8), size + align, roundUp(end, align) - align];
  return {
    question: words.whichSize(end, align, spec.name),
    ...choose(String(size), others.filter((each) => each > 0).map(String)),
    because: sizeText(layout),
  };
}
