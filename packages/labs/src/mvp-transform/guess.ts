/** What the next stage of the journey does to the chosen vertex, as a question. */
import type { Guess } from '../model/lab-model.ts';
import { two } from './describe.ts';
import { cornerAt } from './house.ts';
import { isVisible, type Journey, journeyOf } from './journey.ts';
import type { MvpState } from './state.ts';
import { words } from './words/lab.ts';

export function guess(state: MvpState): Guess | undefined {
  if (state.part !== 'journey') return undefined;
  const journey = journeyOf(state, cornerAt(state.vertex));
  return [guessWorld, guessView, guessClip, guessDivision, guessWindow][state.stage]?.(journey, state);
}

function guessWorld({ local, world }: Journey): Guess {
  const change = world[0] - local[0];
  return {
    question: words.whatOfX(two(local[0])),
    choices: words.changes,
    right: Math.abs(change) < 1e-9 ? 2 : change > 0 ? 0 : 1,
    because: words.xFromTo(two(local[0]), two(world[0])),
  };
}

function guessView({ view }: Journey): Guess {
  return {
    question: words.whatOfZ,
    choices: words.signs,
    right: Math.abs(view[2]) < 1e-9 ? 2 : view[2] < 0 ? 0 : 1,
    because: view[2] < 0 ? words.zInFront(two(view[2])) : words.zBehind(two(view[2])),
  };
}

function guessClip({ view, clip }: Journey, { lens }: MvpState): Guess {
  return {
    question: words.whatOfW,
    choices: words.wChoices(two(-view[2]), two(view[2])),
    right: lens === 'ortho' ? 0 : 1,
    because: lens === 'ortho' ? words.orthoRow : words.perspectiveRow(two(clip[3])),
  };
}

function guessDivision({ clip, ndc }: Journey): Guess {
  const [x, y, z, w] = clip;
  return {
    question: words.whetherKept([x, y, z, w].map(two).join(', ')),
    choices: words.keptOrClipped,
    right: isVisible(ndc) ? 0 : 1,
    because: isVisible(ndc) ? words.within(two(w)) : w > 0 ? words.beyond(two(w)) : words.notInFront(two(w)),
  };
}

function guessWindow({ ndc }: Journey): Guess | undefined {
  if (!ndc || Math.abs(ndc[1]) < 1e-9) return undefined;
  return {
    question: words.whereInWindow(two(ndc[1])),
    choices: words.aboveOrBelow,
    right: ndc[1] > 0 ? 0 : 1,
    because: words.windowY,
  };
}
