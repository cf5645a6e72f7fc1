/** Searching a grid as a machine: the grid, the algorithm, and the place in its run. */
import { checked, fixed, flag, list, oneOf, record, snap, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, guessNext, remember, stepsOf } from '../model/story.ts';
import { type PresetName, presetSearch } from './presets.ts';
import { costText, runSearch } from './search.ts';
import {
  ALGORITHMS,
  type Algorithm,
  CELLS,
  type GridScene,
  HEURISTICS,
  type Heuristic,
  type Search,
  TERRAINS,
  type Terrain,
} from './types.ts';
import { words } from './words/lab.ts';

export interface GridOptions {
  map: PresetName;
  algorithm: Algorithm | 'usual';
}

export interface GridState extends Search {
  terrain: Terrain[];
  starts: number[];
  /** What pressing a cell makes of it. */
  brush: Terrain;
  step: number;
}

export type GridAction =
  | { kind: 'go'; step: number }
  | { kind: 'map'; map: PresetName }
  | { kind: 'search-by'; algorithm: Algorithm }
  | { kind: 'paint'; cell: number; terrain: Terrain }
  | { kind: 'brush'; terrain: Terrain }
  /** The start of a number, or the goal, is put on a cell. */
  | { kind: 'start'; index: number; cell: number }
  | { kind: 'goal'; cell: number }
  | { kind: 'more-starts' }
  | { kind: 'fewer-starts' }
  | { kind: 'diagonal'; isOn: boolean }
  | { kind: 'heuristic'; heuristic: Heuristic }
  | { kind: 'weight'; weight: number };

export const WEIGHTS = { min: 0.5, max: 3, step: 0.5 };
export const MOST_STARTS = 3;

export const scenesOf: (state: GridState) => GridScene[] = remember((state: GridState) => runSearch(state));
/** The cheapest there is, to hold the found path against. */
const cheapestOf = remember(
  (state: GridState) =>
    runSearch({ ...state, algorithm: 'dijkstra' })
      .at(-1)
      ?.known.get(state.goal)?.g ?? 0,
);
const lastOf = (state: GridState) => scenesOf(state).length - 1;

/** The scene at the state's step. */
export function sceneOf(state: GridState): GridScene {
  const scene = scenesOf(state)[state.step];
  if (!scene) throw new RangeError(`no step ${state.step}`);
  return scene;
}

/** By how much the found path is dearer than the cheapest there is, tenths; 0 while there is none. */
export function excessOf(state: GridState): number {
  const { path } = sceneOf(state);
  if (path.length === 0) return 0;
  return costOf(state, path) - cheapestOf(state);
}

function costOf(state: GridState, path: readonly number[]): number {
  return path.slice(1).reduce((sum, cell, i) => {
    const kind = state.terrain[cell];
    const isAslant = Math.abs(cell - (path[i] ?? 0)) !== 1 && Math.abs(cell - (path[i] ?? 0)) !== 12;
    return sum + (kind === 'wall' || kind === undefined ? 0 : kind) * (isAslant ? 14 : 10);
  }, 0);
}

const fresh = (state: GridState, part: Partial<GridState>): GridState => ({ ...state, ...part, step: 0 });
const isCell = (cell: number) => Number.isInteger(cell) && cell >= 0 && cell < CELLS;
const isTaken = ({ starts, goal }: GridState, cell: number) => starts.includes(cell) || goal === cell;

function paint(state: GridState, cell: number, kind: Terrain): GridState {
  if (!isCell(cell) || isTaken(state, cell) || state.terrain[cell] === kind) return state;
  return fresh(state, { terrain: state.terrain.with(cell, kind) });
}

/** What stands on a start or a goal is open ground. */
function put(state: GridState, cell: number, part: Partial<GridState>): GridState {
  if (!isCell(cell) || isTaken(state, cell)) return state;
  const terrain = state.terrain[cell] === 'wall' ? state.terrain.with(cell, 1) : state.terrain;
  return fresh(state, { ...part, terrain });
}

function addStart(state: GridState): GridState {
  if (state.starts.length >= MOST_STARTS) return state;
  const free = state.terrain.findLastIndex((kind, cell) => kind !== 'wall' && !isTaken(state, cell));
  return free < 0 ? state : fresh(state, { starts: [...state.starts, free] });
}

function reduce(state: GridState, action: GridAction): GridState {
  switch (action.kind) {
    case 'go':
      return goTo(state, action.step, lastOf(state));
    case 'map':
      return { ...presetSearch(action.map), brush: state.brush, step: 0 };
    case 'search-by':
      return action.algorithm === state.algorithm ? state : fresh(state, { algorithm: action.algorithm });
    case 'paint':
      return paint(state, action.cell, action.terrain);
    case 'brush':
      return action.terrain === state.brush ? state : { ...state, brush: action.terrain };
    case 'start':
      return state.starts[action.index] === undefined
        ? state
        : put(state, action.cell, { starts: state.starts.with(action.index, action.cell) });
    case 'goal':
      return put(state, action.cell, { goal: action.cell });
    case 'more-starts':
      return addStart(state);
    case 'fewer-starts':
      return state.starts.length < 2 ? state : fresh(state, { starts: state.starts.slice(0, -1) });
    case 'diagonal':
      return action.isOn === state.isDiagonal ? state : fresh(state, { isDiagonal: action.isOn });
    case 'heuristic':
      return action.heuristic === state.heuristic ? state : fresh(state, { heuristic: action.heuristic });
    case 'weight': {
      const weight = snap(action.weight, WEIGHTS);
      return Number.isNaN(weight) || weight === state.weight ? state : fresh(state, { weight });
    }
  }
}

const codec = checked(
  record<GridState>({
    algorithm: oneOf(ALGORITHMS),
    terrain: list(oneOf(TERRAINS), CELLS, CELLS),
    starts: list(whole(0, CELLS - 1), 1, MOST_STARTS),
    goal: whole(0, CELLS - 1),
    isDiagonal: flag,
    heuristic: oneOf(HEURISTICS),
    weight: fixed(WEIGHTS.min, WEIGHTS.max, WEIGHTS.step),
    brush: oneOf(TERRAINS),
    step: whole(0, 1000),
  }),
  (state) => {
    const ends = [...state.starts, state.goal];
    const isApart = new Set(ends).size === ends.length && ends.every((cell) => state.terrain[cell] !== 'wall');
    return isApart && state.step <= lastOf(state);
  },
);

export const gridModel: LabModel<GridOptions, GridState, GridAction> = {
  start: ({ map, algorithm }) => ({
    ...presetSearch(map),
    ...(algorithm === 'usual' ? {} : { algorithm }),
    brush: 'wall',
    step: 0,
  }),
  reduce,
  describe(state) {
    const { says, expanded, path } = sceneOf(state);
    const excess = excessOf(state);
    const worth = path.length === 0 ? '' : excess > 0 ? words.dearer(costText(excess)) : words.cheapest;
    return `${says}${expanded ? words.expanded(expanded) : ''}${worth}`;
  },
  question: ({ algorithm }) => words.questions[algorithm],
  link: linkFormat(codec),
  steps: stepsOf(
    lastOf,
    (step) => ({ kind: 'go', step }),
    (state) => Math.max(2, lastOf(state) / 15),
  ),
  guess: (state) => guessNext(scenesOf(state), state.step),
  get keys() {
    return [
      [words.arrowKeys, words.moveCursor],
      [words.space, words.paintCell],
      ['S', words.startHere],
      ['G', words.goalHere],
    ] as const;
  },
};
