/** What is said of a turn's phases, and of places and pieces. */
import { EMPTY, LETTERS } from './board.ts';
import type { Group } from './match.ts';
import type { Moment, Phase } from './moment.ts';
import { EACH, MAX_CHAIN } from './session.ts';

/** Names of the phases as the strip above the board has them; what belongs to no box stands under `idle`. */
export const PHASE_TITLES: Readonly<Partial<Record<Phase, string>>> = {
  idle: '空闲',
  swap: '交换',
  match: '匹配',
  clear: '消除',
  fall: '下落',
  refill: '补充',
};

/** Shapes of the colours 1 to 6, in the order of `LETTERS`. */
const FORMS = ['圆', '方', '菱', '三角', '六边', '星'];

/** (行,列), from 1, as the notes print places. */
export const placeText = (size: number, cell: number): string =>
  `(${Math.floor(cell / size) + 1},${(cell % size) + 1})`;

/** A piece by its letter and form. */
export const pieceText = (color: number): string =>
  color === EMPTY ? '空格' : `${LETTERS[color - 1]}${FORMS[color - 1]}`;

const SHAPES = { L: 'L形', T: 'T形', cross: '十字', compound: '复合' };

function groupText({ size, cells }: Moment, group: Group): string {
  const [first = 0] = group.cells;
  const shape = group.shape === 'line' ? (group.isAcross ? '横线' : '竖线') : SHAPES[group.shape];
  return `${LETTERS[(cells[first] ?? 1) - 1]}的${shape}${group.cells.length}格，从${placeText(size, first)}起`;
}

/** One sentence about a phase; `before` is the score when the turn began. */
export function saysOf(moment: Moment, before: number): string {
  const { phase, size, swap, chain, gained, score, fallen, groups, cleared } = moment;
  const [a, b] = swap.map((cell) => placeText(size, cell));
  switch (phase) {
    case 'idle':
      return `空闲，等一次交换：下一步换${a}与${b}，也可以自己换。坐标是（行，列），行从下往上数。`;
    case 'swap':
      return `交换${a}与${b}，只查这两格有没有三连。`;
    case 'back':
      return `两格都不在三连里，换回：棋盘和分数都不变，回合结束。`;
    case 'match':
      return `第${chain}轮，整盘扫描，找到${groups.length}组：${groups.map((group) => groupText(moment, group)).join('；')}。`;
    case 'clear':
      return `消除${cleared.length}格，每格${EACH}分，第${chain}轮乘${chain}：${EACH} × ${cleared.length} × ${chain} = ${gained}分。`;
    case 'fall':
      return `逐列压紧：${fallen.length ? `${fallen.length}块落下，${fallText(fallen.slice(0, 3))}${fallen.length > 3 ? '等' : ''}` : '上面没有块，谁也不动'}。`;
    case 'refill':
      return `逐列从下往上补${fallen.length}块随机色，从棋盘上方落下。这里不排除三连。`;
    case 'rest':
      return `再扫一遍：没有三连，还有步可走。回合结束，${chain}轮共得${score - before}分。`;
    case 'shuffle':
      return shuffleText(moment);
  }
}

const fallText = (fallen: Moment['fallen']): string =>
  fallen.map(({ col, from, to }) => `第${col + 1}列${from + 1}到${to + 1}`).join('，');

function shuffleText({ shuffle }: Moment): string {
  if (shuffle?.isLimit) return `连锁到了${MAX_CHAIN}轮还有三连，放弃连锁，整盘重新生成。`;
  if (shuffle?.shuffles === undefined) return '没有三连，可是一步也走不了；洗不出能走的棋盘，整盘重新生成。';
  return `没有三连，可是一步也走不了：洗牌${shuffle.shuffles}次，洗出没有三连、有步可走的棋盘。`;
}
