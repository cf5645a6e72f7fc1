/** What can be guessed before a phase. */
import { type Branch, choose } from '../model/story.ts';
import type { Moment } from './moment.ts';
import { EACH } from './session.ts';

/** The question after `before` whose answer is `after`; undefined where nothing is open. */
export function branchOf(before: Moment, after: Moment): Branch | undefined {
  if (before.phase === 'swap') return swapBranch(after);
  if (after.phase === 'clear') return scoreBranch(before, after);
  if (before.phase === 'refill') return chainBranch(before, after);
  return undefined;
}

const swapBranch = (after: Moment): Branch => ({
  question: '换过之后，这次交换成立吗？',
  choices: ['成立，有三连', '不成立，要换回'],
  right: after.phase === 'match' ? 0 : 1,
});

function scoreBranch({ groups }: Moment, { cleared, chain, gained }: Moment): Branch {
  const points = (count: number, times: number) => `${EACH * count * times}分`;
  const others = [points(cleared.length, chain + 1), points(cleared.length + 1, chain), points(cleared.length, 1)];
  return {
    question: `找到${groups.length}组。这一轮得几分？`,
    ...choose(`${gained}分`, others),
  };
}

const CHAIN_ENDS = ['又有三连，进入下一轮', '没有三连，回合结束', '没有三连，也无步可走，要重排'];

function chainBranch(before: Moment, after: Moment): Branch | undefined {
  if (after.shuffle?.isLimit) return undefined;
  return {
    question: `第${before.chain}轮补完了。再扫一遍，会怎样？`,
    choices: CHAIN_ENDS,
    right: after.phase === 'match' ? 0 : after.phase === 'rest' ? 1 : 2,
  };
}
