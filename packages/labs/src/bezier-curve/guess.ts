/** Where the next round puts its first point. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { mix } from './curves.ts';
import { nameOf, placeText, two } from './describe.ts';
import { viewOf } from './kinds.ts';
import { type CurveState, lastRound } from './state.ts';
import { words } from './words/lab.ts';

export function guess(state: CurveState): Guess | undefined {
  if (state.kind === 'easing' || state.round >= lastRound(state)) return undefined;
  const { levels, shares, first } = viewOf(state);
  const [a, b] = levels[state.round] ?? [];
  const share = shares[state.round]?.[0];
  if (!a || !b || share === undefined) return undefined;
  const made = placeText(mix(a, b, share));
  const others = [mix(a, b, 1 - share), mix(a, b, 0.5), a, b].map(placeText).filter((place) => place !== made);
  if (others.length === 0) return undefined;
  const [from, to, next] = [
    nameOf(state.round, 0, first),
    nameOf(state.round, 1, first),
    nameOf(state.round + 1, 0, first),
  ];
  return {
    question: words.whereNext(from, placeText(a), to, placeText(b), two(state.t), next),
    ...choose(made, others.slice(0, 4)),
    because: words.goShare(two(share), from, to, made),
  };
}
