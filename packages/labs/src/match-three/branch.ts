/** What can be guessed before a phase. */
import { type Branch, choose } from '../model/story.ts';
import type { Moment } from './moment.ts';
import { EACH } from './session.ts';
import { words } from './words/lab.ts';

/** The question after `before` whose answer is `after`; undefined where nothing is open. */
export function branchOf(before: Moment, after: Moment): Branch | undefined {
  if (before.phase === 'swap') return swapBranch(after);
  if (after.phase === 'clear') return scoreBranch(before, after);
  if (before.phase === 'refill') return chainBranch(before, after);
  return undefined;
}

const swapBranch = (after: Moment): Branch => ({
  question: words.doesItStand,
  choices: words.standsOrNot,
  right: after.phase === 'match' ? 0 : 1,
});

function scoreBranch({ groups }: Moment, { cleared, chain, gained }: Moment): Branch {
  const points = (count: number, times: number) => words.points(EACH * count * times);
  const others = [points(cleared.length, chain + 1), points(cleared.length + 1, chain), points(cleared.length, 1)];
  return {
    question: words.howMany(groups.length),
    ...choose(words.points(gained), others),
  };
}

function chainBranch(before: Moment, after: Moment): Branch | undefined {
  if (after.shuffle?.isLimit) return undefined;
  return {
    question: words.whatNow(before.chain),
    choices: words.chainEnds,
    right: after.phase === 'match' ? 0 : after.phase === 'rest' ? 1 : 2,
  };
}
