import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const moves = 'Moves';
export const hintOne = 'Hint';
export const programMoves = 'The program moves';
export const goesOn = 'Go on by itself after a swap';
export const board = 'Board';
export const otherGame = 'Other game';
export const chooseGame = 'Choose one …';
export const size = 'Size';
export const colors = 'Colours';
export const seed = 'Seed';
export const wholeNumber = (least: number, most: number) => `a whole number from ${least} to ${most}`;
export const presets = {
  day1: 'Day 1: the board that is printed',
  day3: 'Day 3: one turn',
  corner: 'An L',
  tee: 'A T',
  chain: 'A chain of twelve rounds',
  dead: 'Stuck after one move',
};
export const machine = 'The state machine of session.lua';
export const undone = 'undone';
export const limitOrStuck = 'the chain is too long, or no move is left';
export const picture = (size: number, score: number) => `Board of ${size} × ${size}, ${counted(score, 'point')}`;
export const scoreNow = (score: number) => `${score} pts`;
export const cellAt = (row: number, column: number, piece: string) => `Row ${row}, column ${column}: ${piece}`;
export const question =
  'Swap two neighbours and guess: how many cells are cleared, what falls where, and is there another round?';
export const arrowKeys = 'Arrow keys';
export const moveBetween = 'Move between the cells';
export const space = 'Space';
export const pickOrSwap = 'Pick a piece; pick a neighbour of it to swap them';
export const hint = (from: string, to: string) => ` Hint: ${from} and ${to} can be swapped.`;
export const phases = { idle: 'idle', swap: 'swap', match: 'find', clear: 'clear', fall: 'fall', refill: 'refill' };
export const forms = ['circle', 'square', 'diamond', 'triangle', 'hexagon', 'star'];
export const emptyCell = 'empty';
export const piece = (letter: string | undefined, form: string | undefined) => `${letter}, ${form}`;
export const shapes = {
  across: 'a row',
  down: 'a column',
  L: 'an L',
  T: 'a T',
  cross: 'a cross',
  compound: 'a mixed shape',
};
export const group = (letter: string | undefined, shape: string, cells: number, first: string) =>
  `${letter} in ${shape} of ${cells} from ${first}`;
export const semicolon = '; ';
export const isIdle = (a: string | undefined, b: string | undefined) =>
  `Idle, waiting for a swap: next come ${a} and ${b}, or two of your own. Places are (row,column), rows counted from below.`;
export const swaps = (a: string | undefined, b: string | undefined) =>
  `Swaps ${a} and ${b}, and looks for three in a row at these two cells only.`;
export const swapsBack =
  'Neither cell is in a row of three, so they are swapped back: board and score are as before, and the turn ends.';
export const matches = (round: number, count: number, groups: string) =>
  `Round ${round}: the whole board is searched, and ${counted(count, 'group')} found: ${groups}.`;
export const clears = (cells: number, each: number, round: number, gained: number) =>
  `${counted(cells, 'cell')} cleared, ${each} points each, times ${round} in round ${round}: ${each} × ${cells} × ${round} = ${gained} points.`;
export const falls = (pieces: number, some: string) =>
  `Column by column the gaps close: ${counted(pieces, 'piece falls', 'pieces fall')}, ${some}.`;
export const nothingFalls = 'Column by column the gaps close: nothing lies above them, so nothing moves.';
export const fallsFrom = (column: number, from: number, to: number) => `in column ${column} from ${from} to ${to}`;
export const comma = ', ';
export const andOthers = ' and so on';
export const refills = (pieces: number) =>
  `Column by column from below, ${counted(pieces, 'piece')} of random colours fall in from above the board. Threes are not ruled out here.`;
export const rests = (rounds: number, points: number) =>
  `Searched again: no three in a row, and moves are left. The turn ends with ${points} points in ${counted(rounds, 'round')}.`;
export const chainLimit = (rounds: number) =>
  `After ${rounds} rounds there are still three in a row: the chain is given up, and the whole board made anew.`;
export const cannotShuffle =
  'No three in a row, but no move either; no shuffle gives a board with a move, so the whole board is made anew.';
export const shuffles = (times: number) =>
  `No three in a row, but no move either: ${counted(times, 'shuffle')} gave a board with moves and no three in a row.`;
export const doesItStand = 'Does this swap stand?';
export const standsOrNot = ['Yes, there are three in a row', 'No, it is swapped back'];
export const points = (points: number) => `${points} points`;
export const howMany = (groups: number) => `${counted(groups, 'group')} found. How many points does this round give?`;
export const whatNow = (round: number) => `Round ${round} is refilled. The board is searched again: and now?`;
export const chainEnds = [
  'Three in a row again, so another round',
  'No three in a row, the turn ends',
  'No three in a row and no move, so a shuffle',
];
