/** A game of match three as a machine: the board at rest, the swap from there, and the place in that turn. */
import { checked, fixed, flag, list, record, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, guessNext, remember, stepsOf } from '../model/story.ts';
import { areAdjacent } from './board.ts';
import { placeText } from './describe.ts';
import { findMove, findRuns, type Swap } from './match.ts';
import type { GameScene } from './moment.ts';
import { STATES } from './random.ts';
import { turnScenes } from './scenes.ts';
import { EACH, openGame, playTurn, type Rest } from './session.ts';
import { words } from './words/lab.ts';

export const SIZES = { min: 5, max: 8 };
export const COLORS = { min: 4, max: 6 };
export const SEEDS = { min: 1, max: 9999 };
/** Where the score stops; far beyond what anyone plays. */
const MOST_SCORE = 9_999_990;
/** How long a phase stays while a turn runs. */
export const SECONDS_A_PHASE = 0.8;

export interface GameOptions {
  size: number;
  colors: number;
  seed: number;
}

export interface GameState extends Rest {
  /** What the game was opened with. */
  seed: number;
  cells: number[];
  /** The swap whose turn is shown: this cell with the one above it, or on its right. */
  from: number;
  isUp: boolean;
  step: number;
  /** A turn that the reader begins goes on by itself. */
  isAuto: boolean;
  isRunning: boolean;
  isHinted: boolean;
}

export type GameAction =
  | { kind: 'go'; step: number }
  /** One phase on of a turn that runs by itself. */
  | { kind: 'tick' }
  /** Exchanges two neighbours; refused in the middle of a turn, as by the program. */
  | { kind: 'swap'; from: number; to: number }
  /** The program's move. */
  | { kind: 'program' }
  | { kind: 'open'; size: number; colors: number; seed: number }
  | { kind: 'auto'; isOn: boolean }
  | { kind: 'hint' };

const moveOf = (board: Pick<Rest, 'size' | 'cells'>): Swap => {
  const move = findMove(board);
  if (!move) throw new RangeError('a board at rest without a move');
  return move;
};

const swapOf = ({ size, from, isUp }: Pick<GameState, 'size' | 'from' | 'isUp'>): Swap => [
  from,
  from + (isUp ? size : 1),
];

export const scenesOf = remember((state: GameState) => turnScenes(state, swapOf(state)));
export const lastOf = (state: GameState) => scenesOf(state).length - 1;

export function sceneOf(state: GameState): GameScene {
  const scene = scenesOf(state)[state.step];
  if (!scene) throw new RangeError(`no step ${state.step}`);
  return scene;
}

/** Whether the machine waits for a swap: before a turn or after it. */
export const isIdle = (state: GameState) => state.step === 0 || state.step === lastOf(state);

/** The move that the program would make now; undefined in the middle of a turn. */
export function hintOf(state: GameState): Swap | undefined {
  if (state.step === 0) return moveOf(state);
  return isIdle(state) ? moveOf(sceneOf(state)) : undefined;
}

function open({ size, colors, seed }: GameOptions, isAuto: boolean): GameState {
  const rest = openGame(size, colors, seed);
  const cells = [...rest.cells];
  return { ...rest, cells, seed, ...partsOf(size, moveOf(rest)), step: 0, isAuto, isRunning: false, isHinted: false };
}

/** Another game; the very same state where it has just been opened. */
function opened(state: GameState, options: GameOptions): GameState {
  const next = open(options, state.isAuto);
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** A swap as the state keeps it. */
const partsOf = (size: number, [a, b]: Swap) => ({ from: Math.min(a, b), isUp: Math.abs(a - b) === size });

/** The state with a swap begun from where the board rests now. */
function begin(state: GameState, swap: Swap): GameState {
  const rest = state.step === 0 ? state : playTurn(state, swapOf(state)).rest;
  const score = Math.min(rest.score, MOST_SCORE);
  const begun = { ...partsOf(state.size, swap), step: 1, isRunning: state.isAuto, isHinted: false };
  return { ...state, ...rest, cells: [...rest.cells], score, ...begun };
}

const isBetween = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

function reduce(state: GameState, action: GameAction): GameState {
  switch (action.kind) {
    case 'go': {
      const next = goTo(state, action.step, lastOf(state));
      return next === state ? state : { ...next, isRunning: false, isHinted: false };
    }
    case 'tick': {
      const step = state.step + 1;
      return state.isRunning && step <= lastOf(state) ? { ...state, step, isRunning: step < lastOf(state) } : state;
    }
    case 'swap':
      return isIdle(state) && isSwap(state.size, action.from, action.to)
        ? begin(state, [action.from, action.to])
        : state;
    case 'program': {
      const move = hintOf(state);
      return move ? begin(state, move) : state;
    }
    case 'open':
      return canOpen(action) ? opened(state, action) : state;
    case 'auto':
      return action.isOn === state.isAuto ? state : { ...state, isAuto: action.isOn, isRunning: false };
    case 'hint':
      return state.isHinted || !isIdle(state) ? state : { ...state, isHinted: true };
  }
}

function isSwap(size: number, from: number, to: number): boolean {
  const cell = { min: 0, max: size ** 2 - 1 };
  return isBetween(from, cell) && isBetween(to, cell) && areAdjacent(size, from, to);
}

const canOpen = ({ size, colors, seed }: GameOptions): boolean =>
  isBetween(size, SIZES) && isBetween(colors, COLORS) && isBetween(seed, SEEDS);

const codec = checked(
  record<GameState>({
    size: whole(SIZES.min, SIZES.max),
    colors: whole(COLORS.min, COLORS.max),
    seed: whole(SEEDS.min, SEEDS.max),
    cells: list(whole(1, COLORS.max), SIZES.min ** 2, SIZES.max ** 2),
    random: whole(STATES.min, STATES.max),
    score: fixed(0, MOST_SCORE, EACH),
    from: whole(0, SIZES.max ** 2 - 1),
    isUp: flag,
    step: whole(0, 250),
    isAuto: flag,
    isRunning: flag,
    isHinted: flag,
  }),
  isSound,
);

/** Whether the parts make a state that play can come to. */
function isSound(state: GameState): boolean {
  const { size, colors, cells, step, isRunning, isHinted, isAuto } = state;
  if (cells.length !== size ** 2 || cells.some((color) => color > colors)) return false;
  if (!isSwap(size, ...swapOf(state))) return false;
  if (findRuns({ size, cells }).length > 0 || !findMove({ size, cells }) || step > lastOf(state)) return false;
  return isRunning ? isAuto && !isIdle(state) : !isHinted || isIdle(state);
}

export const gameModel: LabModel<GameOptions, GameState, GameAction> = {
  start: (options) => open(options, true),
  reduce,
  describe(state) {
    const hint = state.isHinted ? hintOf(state) : undefined;
    const [from, to] = (hint ?? []).map((cell) => placeText(state.size, cell));
    return sceneOf(state).says + (from && to ? words.hint(from, to) : '');
  },
  question: () => words.question,
  link: linkFormat(codec),
  steps: stepsOf(
    lastOf,
    (step) => ({ kind: 'go', step }),
    () => 1 / SECONDS_A_PHASE,
  ),
  guess: (state) => guessNext(scenesOf(state), state.step),
  get keys() {
    return [
      [words.arrowKeys, words.moveBetween],
      [words.space, words.pickOrSwap],
    ] as const;
  },
};
