/** What is said of a turn's phases, and of places and pieces. */
import { EMPTY, LETTERS } from './board.ts';
import type { Group } from './match.ts';
import type { Moment } from './moment.ts';
import { EACH, MAX_CHAIN } from './session.ts';
import { words } from './words/lab.ts';

/** (row,column), from 1, as the notes print places. */
export const placeText = (size: number, cell: number): string =>
  `(${Math.floor(cell / size) + 1},${(cell % size) + 1})`;

/** A piece by its letter and form. */
export const pieceText = (color: number): string =>
  color === EMPTY ? words.emptyCell : words.piece(LETTERS[color - 1], words.forms[color - 1]);

function groupText({ size, cells }: Moment, group: Group): string {
  const [first = 0] = group.cells;
  const shape = group.shape === 'line' ? words.shapes[group.isAcross ? 'across' : 'down'] : words.shapes[group.shape];
  return words.group(LETTERS[(cells[first] ?? 1) - 1], shape, group.cells.length, placeText(size, first));
}

/** One sentence about a phase; `before` is the score when the turn began. */
export function saysOf(moment: Moment, before: number): string {
  const { phase, size, swap, chain, gained, score, fallen, groups, cleared } = moment;
  const [a, b] = swap.map((cell) => placeText(size, cell));
  switch (phase) {
    case 'idle':
      return words.isIdle(a, b);
    case 'swap':
      return words.swaps(a, b);
    case 'back':
      return words.swapsBack;
    case 'match':
      return words.matches(chain, groups.length, groups.map((group) => groupText(moment, group)).join(words.semicolon));
    case 'clear':
      return words.clears(cleared.length, EACH, chain, gained);
    case 'fall':
      return fallen.length ? words.falls(fallen.length, fallText(fallen)) : words.nothingFalls;
    case 'refill':
      return words.refills(fallen.length);
    case 'rest':
      return words.rests(chain, score - before);
    case 'shuffle':
      return shuffleText(moment);
  }
}

/** The first few, and whether there are more. */
function fallText(fallen: Moment['fallen']): string {
  const some = fallen.slice(0, 3).map(({ col, from, to }) => words.fallsFrom(col + 1, from + 1, to + 1));
  return some.join(words.comma) + (fallen.length > 3 ? words.andOthers : '');
}

function shuffleText({ shuffle }: Moment): string {
  if (shuffle?.isLimit) return words.chainLimit(MAX_CHAIN);
  if (shuffle?.shuffles === undefined) return words.cannotShuffle;
  return words.shuffles(shuffle.shuffles);
}
