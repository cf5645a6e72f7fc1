/** One turn of the notes' state machine: what happened, as events, and the board at rest after it. */
import { type Board, copyOf, EMPTY, exchange, fill } from './board.ts';
import { compress, type Fallen, refill, type Spawned } from './fall.ts';
import { findGroups, findMove, findRuns, type Group, isMatchAt, reshuffle, type Swap } from './match.ts';
import { type Random, seeded } from './random.ts';

/** Rounds after which a chain is given up. */
export const MAX_CHAIN = 50;
/** Points of a cell in the first round; the n-th round counts n times as much. */
export const EACH = 10;
const ATTEMPTS = 100;

/** A game at rest; `random` is the generator's state. */
export interface Rest {
  size: number;
  colors: number;
  cells: readonly number[];
  random: number;
  score: number;
}

export type GameEvent =
  | { type: 'swap' | 'swapBack'; swap: Swap }
  | { type: 'clear'; groups: Group[]; cells: number[]; chain: number; score: number }
  | { type: 'fall'; moves: Fallen[]; spawns: Spawned[] }
  /** `shuffles`: how often it was shuffled; undefined when the board was made anew. */
  | { type: 'shuffle'; cells: number[]; isLimit: boolean; shuffles: number | undefined };

interface Turn {
  board: Board;
  random: Random;
  colors: number;
  refill: typeof refill;
  events: GameEvent[];
  chain: number;
}

/** The game of a seed: no run, at least one move. Throws where size and colours have no such board. */
export function openGame(size: number, colors: number, seed: number): Rest {
  const board = { size, cells: Array<number>(size * size).fill(EMPTY) };
  const random = seeded(seed);
  freshBoard(board, random, colors);
  return { size, colors, cells: board.cells, random: random.state, score: 0 };
}

function freshBoard(board: Board, random: Random, colors: number): void {
  for (let i = 0; i < ATTEMPTS; i++) {
    fill(board, random, colors);
    if (findMove(board)) return;
  }
  throw new RangeError(`no board of ${board.size} cells a side and ${colors} colours can be played`);
}

/** Plays a swap of two neighbours to its end; `refillBy` is the rule for new pieces. */
export function playTurn(rest: Rest, swap: Swap, refillBy = refill): { events: GameEvent[]; rest: Rest } {
  const { size, colors } = rest;
  const board = copyOf(rest);
  const random = { state: rest.random };
  const turn: Turn = { board, random, colors, refill: refillBy, events: [], chain: 0 };
  for (let isOn = trySwap(turn, swap); isOn; isOn = fallStep(turn)) clearStep(turn);
  const score = turn.events.reduce((sum, event) => sum + (event.type === 'clear' ? event.score : 0), rest.score);
  return { events: turn.events, rest: { size, colors, cells: board.cells, random: random.state, score } };
}

function trySwap({ board, events }: Turn, swap: Swap): boolean {
  exchange(board, ...swap);
  events.push({ type: 'swap', swap });
  if (swap.some((cell) => isMatchAt(board, cell))) return true;
  exchange(board, ...swap);
  events.push({ type: 'swapBack', swap });
  return false;
}

function clearStep(turn: Turn): void {
  const groups = findGroups(turn.board);
  const cells = groups.flatMap((group) => group.cells);
  turn.chain++;
  for (const cell of cells) turn.board.cells[cell] = EMPTY;
  turn.events.push({ type: 'clear', groups, cells, chain: turn.chain, score: EACH * cells.length * turn.chain });
}

/** Whether the chain goes on. */
function fallStep(turn: Turn): boolean {
  const { board, random, colors, events } = turn;
  const moves = compress(board);
  events.push({ type: 'fall', moves, spawns: turn.refill(board, random, colors) });
  const isMatched = findRuns(board).length > 0;
  if (isMatched && turn.chain < MAX_CHAIN) return true;
  if (isMatched || !findMove(board)) {
    const shuffles = isMatched ? undefined : reshuffle(board, random, ATTEMPTS);
    if (shuffles === undefined) freshBoard(board, random, colors);
    events.push({ type: 'shuffle', cells: [...board.cells], isLimit: isMatched, shuffles });
  }
  return false;
}
