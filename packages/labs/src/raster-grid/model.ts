/** The raster lab as a machine: corners on a grid, and how far the rasteriser has come. */

import { type Codec, checked, list, oneOf, record, snap, whole } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { guessNext, questionOf, rasterText } from './describe.ts';
import {
  boxOf,
  CENTRE,
  covers,
  depthAt,
  GRID,
  PIXELS,
  type Point,
  placeIn,
  type Rule,
  sampleMask,
  UNIT,
} from './raster.ts';
import { SCENES, type SceneName, SHOWS, type Show, START_POINTS, trianglesOf } from './scenes.ts';
import { type Cell, pixelFacts, type RasterOptions, type RasterState, type Visit } from './state.ts';
import { words } from './words/lab.ts';

export type RasterAction =
  | { kind: 'scene'; scene: SceneName }
  | { kind: 'show'; show: Show }
  | { kind: 'rule'; rule: Rule }
  | { kind: 'move'; corner: number; x: number; y: number }
  | { kind: 'pick'; pixel: number }
  | { kind: 'go'; step: number };

export const AREA = { x: GRID.columns * UNIT, y: GRID.rows * UNIT };
export const RULES = ['top-left', 'inclusive'] as const;

/** All looks, triangle after triangle. */
export const visitsOf = (state: Pick<RasterState, 'scene' | 'points'>): Visit[] =>
  trianglesOf(state.scene, state.points).flatMap((triangle, i) =>
    boxOf(triangle).map((pixel) => ({ triangle: i, pixel })),
  );

const cells = new WeakMap<object, Cell[]>();

/** The grid after the looks so far; made once for a state. */
export function cellsOf(state: RasterState): Cell[] {
  const known = cells.get(state) ?? raster(state);
  cells.set(state, known);
  return known;
}

function raster({ scene, points, rule, done }: RasterState): Cell[] {
  const grid = Array.from({ length: PIXELS }, (): Cell => ({ drawn: [], owner: -1, depth: 1, mask: 0 }));
  const triangles = trianglesOf(scene, points);
  for (const { triangle, pixel } of visitsOf({ scene, points }).slice(0, done)) {
    const [shape, cell] = [triangles[triangle], grid[pixel]];
    if (!shape || !cell) continue;
    cell.mask |= sampleMask(shape, pixel, rule);
    const middle = placeIn(pixel, CENTRE);
    if (!covers(shape, middle, rule)) continue;
    cell.drawn.push(triangle);
    const depth = depthAt(shape, middle);
    if (depth < cell.depth || cell.owner < 0) Object.assign(cell, { depth, owner: triangle });
  }
  return grid;
}

function reduce(state: RasterState, action: RasterAction): RasterState {
  switch (action.kind) {
    case 'scene':
      return action.scene === state.scene ? state : started({ ...state, scene: action.scene });
    case 'show':
      return action.show === state.show ? state : { ...state, show: action.show };
    case 'rule':
      return action.rule === state.rule ? state : { ...state, rule: action.rule };
    case 'move':
      return moved(state, action);
    case 'pick': {
      const picked = snap(action.pixel, { min: 0, max: PIXELS - 1, step: 1 });
      return picked === state.picked ? state : { ...state, picked };
    }
    case 'go': {
      const visits = visitsOf(state);
      const done = snap(action.step, { min: 0, max: visits.length, step: 1 });
      if (done === state.done) return state;
      return { ...state, done, picked: visits[done - 1]?.pixel ?? state.picked };
    }
  }
}

function moved(state: RasterState, { corner, x, y }: { corner: number; x: number; y: number }): RasterState {
  const old = state.points[corner];
  if (!old) return state;
  const next = { x: snap(x, { min: 0, max: AREA.x, step: 1 }), y: snap(y, { min: 0, max: AREA.y, step: 1 }) };
  if (next.x === old.x && next.y === old.y) return state;
  const points = state.points.map((point, i) => (i === corner ? next : point));
  const isWhole = state.done === visitsOf(state).length;
  const last = visitsOf({ scene: state.scene, points }).length;
  return { ...state, points, done: isWhole ? last : Math.min(state.done, last) };
}

function started(state: Omit<RasterState, 'points' | 'done'>): RasterState {
  const points = START_POINTS[state.scene].map(({ x, y }) => ({ x, y }));
  return { ...state, points, done: visitsOf({ scene: state.scene, points }).length };
}

function guess(state: RasterState): Guess | undefined {
  const next = visitsOf(state)[state.done];
  return next && guessNext(next.pixel, pixelFacts(state, next), state.rule);
}

const point: Codec<Point> = record<Point>({ x: whole(0, AREA.x), y: whole(0, AREA.y) });

export const rasterModel: LabModel<RasterOptions, RasterState, RasterAction> = {
  start: (options) => started({ ...options, rule: 'top-left', picked: 5 * GRID.columns + 7 }),
  reduce,
  describe: (state) => rasterText(state, cellsOf(state)),
  question: questionOf,
  link: linkFormat(
    checked(
      record<RasterState>({
        scene: oneOf(SCENES),
        show: oneOf(SHOWS),
        rule: oneOf(RULES),
        points: list(point, 3, 6),
        done: whole(0, PIXELS * 2),
        picked: whole(0, PIXELS - 1),
      }),
      (state) => state.points.length === START_POINTS[state.scene].length && state.done <= visitsOf(state).length,
    ),
  ),
  steps: {
    at: ({ done }) => done,
    last: (state) => visitsOf(state).length,
    go: (step) => ({ kind: 'go', step }),
    rate: () => 12,
  },
  guess,
  get keys() {
    return [[words.arrowKeys, words.moveCorner]] as const;
  },
};
