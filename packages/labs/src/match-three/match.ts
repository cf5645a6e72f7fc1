/** Three in a row: runs, the groups that crossing runs make, and which moves make some. */
import { at, type Board, copyOf, EMPTY, exchange } from './board.ts';
import { draw, type Random } from './random.ts';

/** Cells of one colour in a row or in a column, three or more; from its left or lower end. */
interface Run {
  cells: number[];
  isAcross: boolean;
}

export type Shape = 'line' | 'L' | 'T' | 'cross' | 'compound';

/** Runs that share cells; each cell once. */
export interface Group {
  cells: number[];
  shape: Shape;
  /** Of a line: whether it lies. */
  isAcross: boolean;
}

/** A move: two neighbouring cells. */
export type Swap = readonly [number, number];

export function findRuns(board: Board): Run[] {
  const { size } = board;
  const lines = Array.from({ length: size }, (_, i) => i);
  const rows = lines.flatMap((row) =>
    runsIn(
      board,
      lines.map((col) => row * size + col),
    ),
  );
  const columns = lines.flatMap((col) =>
    runsIn(
      board,
      lines.map((row) => row * size + col),
    ),
  );
  return [...rows.map((cells) => ({ cells, isAcross: true })), ...columns.map((cells) => ({ cells, isAcross: false }))];
}

function runsIn({ cells }: Board, line: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (let first = 0, k = 1; k <= line.length; k++) {
    const color = cells[line[first] ?? 0];
    if (k < line.length && cells[line[k] ?? 0] === color) continue;
    if (k - first >= 3 && color !== EMPTY) runs.push(line.slice(first, k));
    first = k;
  }
  return runs;
}

/** Runs that cross are one group; its shape tells where they cross. Runs that only touch stay apart. */
export function findGroups(board: Board): Group[] {
  const runs = findRuns(board);
  const owner = runs.map((_, i) => i);
  const shapes = runs.map((): Shape => 'line');
  for (const { across, up, shape } of crossings(runs)) {
    const [from, to] = [owner[up] ?? up, owner[across] ?? across];
    for (const [k, owned] of owner.entries()) if (owned === from) owner[k] = to;
    shapes[to] = shape;
  }
  return runs.flatMap(({ isAcross }, g) => {
    if (owner[g] !== g) return [];
    const cells = new Set(runs.flatMap((run, i) => (owner[i] === g ? run.cells : [])));
    return [{ cells: [...cells], shape: shapes[g] ?? 'line', isAcross }];
  });
}

/** Numbers of a lying and a standing run that share a cell, and the shape that is then known of their group. */
function* crossings(runs: readonly Run[]) {
  const crossed = new Set<number>();
  for (const [across, lying] of runs.entries()) {
    for (const [up, standing] of runs.entries()) {
      if (!lying.isAcross || standing.isAcross) continue;
      const shared = lying.cells.find((cell) => standing.cells.includes(cell));
      if (shared === undefined) continue;
      const isAgain = crossed.has(across) || crossed.has(up);
      crossed.add(across).add(up);
      yield { across, up, shape: isAgain ? ('compound' as const) : shapeAt(shared, lying, standing) };
    }
  }
}

function shapeAt(shared: number, ...runs: readonly Run[]): Shape {
  const ends = runs.filter(({ cells }) => cells[0] === shared || cells.at(-1) === shared).length;
  return (['cross', 'T', 'L'] as const)[ends] ?? 'L';
}

/** Whether the cell lies in a run; asked of the two cells of a swap, for only there can a new one be. */
export function isMatchAt(board: Board, cell: number): boolean {
  const [row, col] = [Math.floor(cell / board.size), cell % board.size];
  const color = at(board, row, col);
  const count = (rows: number, columns: number): number => {
    let n = 0;
    while (at(board, row + rows * (n + 1), col + columns * (n + 1)) === color) n++;
    return n;
  };
  if (color === EMPTY) return false;
  return count(0, 1) + count(0, -1) >= 2 || count(1, 0) + count(-1, 0) >= 2;
}

function wouldMatch(board: Board, [a, b]: Swap): boolean {
  exchange(board, a, b);
  const isGood = isMatchAt(board, a) || isMatchAt(board, b);
  exchange(board, a, b);
  return isGood;
}

/** The first move that makes a run, to the right before up; undefined on a dead board. */
export function findMove(given: { size: number; cells: readonly number[] }): Swap | undefined {
  const board = copyOf(given);
  const { size } = board;
  for (let cell = 0; cell < size * size; cell++) {
    if (cell % size < size - 1 && wouldMatch(board, [cell, cell + 1])) return [cell, cell + 1];
    if (cell + size < size * size && wouldMatch(board, [cell, cell + size])) return [cell, cell + size];
  }
  return undefined;
}

/** Shuffles until there is no run and a move; gives how often, or undefined when `attempts` were not enough. */
export function reshuffle(board: Board, random: Random, attempts: number): number | undefined {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    for (let i = board.cells.length; i >= 2; i--) exchange(board, i - 1, draw(random, i) - 1);
    if (findRuns(board).length === 0 && findMove(board)) return attempt;
  }
  return undefined;
}
