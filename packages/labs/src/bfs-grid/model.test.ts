import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { columnOf, estimate, neighbours, placeText, rowOf } from './geometry.ts';
import { excessOf, type GridAction, type GridOptions, type GridState, gridModel } from './model.ts';
import { PRESET_NAMES, presetSearch } from './presets.ts';
import { costText, runSearch } from './search.ts';
import { ALGORITHMS, CELLS, HEURISTICS, type Search, TERRAINS, type Terrain } from './types.ts';

/** Grids with walls and costs, start and goal apart and open. */
const search: fc.Arbitrary<Search> = fc
  .record({
    algorithm: fc.constantFrom(...ALGORITHMS),
    terrain: fc.array(fc.constantFrom<Terrain>(1, 1, 1, 'wall', 0, 3, 9), { minLength: CELLS, maxLength: CELLS }),
    ends: fc.uniqueArray(fc.nat(CELLS - 1), { minLength: 2, maxLength: 4 }),
    isDiagonal: fc.boolean(),
    heuristic: fc.constantFrom(...HEURISTICS),
    weight: fc.constantFrom(1, 1.5, 3),
  })
  .map(({ ends: [goal = 0, ...starts], terrain, ...rest }) => ({
    ...rest,
    terrain: terrain.map((kind, cell) => (goal === cell || starts.includes(cell) ? 1 : kind)),
    starts,
    goal,
  }));

/** Distances by relaxing every edge until nothing changes: slow and plain. */
function distances(given: Search): number[] {
  const far = Array.from({ length: CELLS }, (_, cell) => (given.starts.includes(cell) ? 0 : Number.POSITIVE_INFINITY));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let cell = 0; cell < CELLS; cell++) {
      if (given.terrain[cell] === 'wall') continue;
      for (const { cell: next, cost } of neighbours(given, cell)) {
        if ((far[cell] ?? 0) + cost >= (far[next] ?? 0)) continue;
        far[next] = (far[cell] ?? 0) + cost;
        isChanged = true;
      }
    }
  }
  return far;
}

const foundCost = (given: Search) => {
  const last = runSearch(given).at(-1);
  return last?.path.length ? last.known.get(given.goal)?.g : undefined;
};
const cheapest = (given: Search) => {
  const far = distances(given)[given.goal] ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(far) ? far : undefined;
};

describe('searches', () => {
  it.each(['dijkstra', 'zero-one'] as const)('%s finds the least cost', (algorithm) => {
    fc.assert(
      fc.property(search, (any) => {
        const given = { ...any, algorithm, isDiagonal: algorithm === 'zero-one' ? false : any.isDiagonal };
        expect(foundCost(given)).toBe(cheapest(given));
      }),
    );
  });

  it('breadth first finds the fewest steps', () => {
    fc.assert(
      fc.property(search, (any) => {
        const given = { ...any, algorithm: 'bfs' as const, isDiagonal: false };
        expect(foundCost(given)).toBe(cheapest(given));
      }),
    );
  });

  it('A* finds the least cost when its estimate is never too high, and never less than that', () => {
    fc.assert(
      fc.property(search, (any) => {
        // Free cells make every estimate but zero too high.
        const terrain = any.terrain.map((kind) => (kind === 0 ? 1 : kind));
        const given = { ...any, terrain, algorithm: 'astar' as const };
        const far = distances({ ...given, starts: [given.goal], goal: given.goal });
        const isLow = given.weight === 1 && (given.heuristic !== 'manhattan' || !given.isDiagonal);
        const best = cheapest(given);
        const found = foundCost(given);
        expect(found === undefined).toBe(best === undefined);
        if (isLow) expect(found).toBe(best);
        else if (found !== undefined) expect(found).toBeGreaterThanOrEqual(best ?? 0);
        if (isLow)
          for (const [cell, left] of far.entries())
            if (terrain[cell] !== 'wall') expect(estimate(given, cell)).toBeLessThanOrEqual(left + 80);
      }),
    );
  });

  it('A* with the estimate zero takes cells out at the same distances as Dijkstra', () => {
    fc.assert(
      fc.property(search, (given) => {
        const steps = (algorithm: 'dijkstra' | 'astar') =>
          runSearch({ ...given, algorithm, heuristic: 'zero' }).map(
            ({ current, known }) => known.get(current ?? -1)?.g,
          );
        expect(steps('astar')).toEqual(steps('dijkstra'));
      }),
    );
  });

  it('the path goes from a start to the goal by steps that exist', () => {
    fc.assert(
      fc.property(search, (given) => {
        const path = runSearch(given).at(-1)?.path ?? [];
        if (path.length === 0) return;
        expect(given.starts).toContain(path[0]);
        expect(path.at(-1)).toBe(given.goal);
        for (const [i, cell] of path.slice(1).entries())
          expect(neighbours(given, path[i] ?? 0).map((next) => next.cell)).toContain(cell);
      }),
    );
  });

  it('breadth first takes cells out in order of their distance', () => {
    fc.assert(
      fc.property(search, (any) => {
        const given = { ...any, algorithm: 'bfs' as const, isDiagonal: false };
        const order = runSearch(given).flatMap(({ current, known }) =>
          current === undefined ? [] : [known.get(current)?.g ?? 0],
        );
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });
});

const cell = fc.integer({ min: -2, max: CELLS + 2 });
const action: fc.Arbitrary<GridAction> = fc.oneof(
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -3, max: 200 }) }),
  fc.record({ kind: fc.constant('map' as const), map: fc.constantFrom(...PRESET_NAMES) }),
  fc.record({ kind: fc.constant('search-by' as const), algorithm: fc.constantFrom(...ALGORITHMS) }),
  fc.record({ kind: fc.constant('paint' as const), cell, terrain: fc.constantFrom(...TERRAINS) }),
  fc.record({ kind: fc.constant('brush' as const), terrain: fc.constantFrom(...TERRAINS) }),
  fc.record({ kind: fc.constant('start' as const), index: fc.integer({ min: -1, max: 4 }), cell }),
  fc.record({ kind: fc.constant('goal' as const), cell }),
  fc.constantFrom<GridAction>({ kind: 'more-starts' }, { kind: 'fewer-starts' }),
  fc.record({ kind: fc.constant('diagonal' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('heuristic' as const), heuristic: fc.constantFrom(...HEURISTICS) }),
  fc.record({ kind: fc.constant('weight' as const), weight: fc.double({ min: -9, max: 9, noNaN: true }) }),
);

it.each<GridOptions>([
  { map: 'maze', algorithm: 'usual' },
  { map: 'swamp', algorithm: 'astar' },
])('$map holds what every model holds', (options) => {
  checkModel(gridModel, { options: [options], action: () => action, most: 5 });
});

it.each(PRESET_NAMES)('the map %s can be solved', (name) => {
  expect(runSearch(presetSearch(name)).at(-1)?.path.length).toBeGreaterThan(2);
});

it('an estimate that is too high finds a dearer path, and the words say by how much', () => {
  const weighted = { ...gridModel.start({ map: 'open', algorithm: 'usual' }), weight: 3 };
  const end: GridState = { ...weighted, step: gridModel.steps?.last(weighted) ?? 0 };
  expect(excessOf(end)).toBeGreaterThan(0);
  expect(gridModel.describe(end)).toContain(`贵 ${excessOf(end) / 10}。`);
});

it('guessing: only one of the choices is next by the rule', () => {
  const start = gridModel.start({ map: 'maze', algorithm: 'usual' });
  const asked = gridModel.guess?.({ ...start, step: 8 });
  const current = runSearch(start)[9]?.current ?? 0;
  expect(asked?.choices[asked.right]).toContain(`第 ${rowOf(current) + 1} 行第 ${columnOf(current) + 1} 列`);
});

describe('why a cell is the next one', () => {
  const asked = fc.tuple(search, fc.nat(400)).map(([any, wish]) => {
    const scenes = runSearch(any);
    const step = wish % Math.max(1, scenes.length - 1);
    return { given: any, before: scenes[step], after: scenes[step + 1] };
  });

  it('is told, and true of every cell that waits', () => {
    fc.assert(
      fc.property(asked, ({ given, before, after }) => {
        const { why } = after?.branch ?? {};
        if (!after?.branch) return;
        expect(why).toContain(`取出${placeText(after.current ?? -1)}。`);
        const by = { dijkstra: 'g', astar: 'f' }[given.algorithm as string] as 'f' | 'g' | undefined;
        if (!by) return;
        const open = [...(before?.known.values() ?? [])].filter(({ state }) => state === 'open');
        const least = Math.min(...open.map((known) => known[by]));
        expect(why).toContain(`最小，是 ${costText(least)}，`);
      }),
    );
  });
});
