/** Where the boxes, rows and arrows of a moment lie. */
import type { RecordedRun } from 'study-notes/shared/recorded-run';
import { type Box, type Moment, momentAt, type PlacedCell } from './moment.ts';

/** Sizes in the drawing's own units. */
export const WIDTH = 372;
export const ROW = 20;
export const HEAD = 22;
const GAP = 10;
const TOP = 20;
/** Room for arrows between the columns and at the right edge. */
const BETWEEN = 26;
const EDGE = 16;
/** Share of the stack where there is a heap. */
const STACK = 190;

export interface PlacedRow {
  cell: PlacedCell;
  y: number;
}

export interface PlacedBox {
  box: Box;
  x: number;
  y: number;
  width: number;
  height: number;
  rows: PlacedRow[];
}

export interface Arrow {
  from: string;
  path: string;
}

export interface Layout {
  boxes: PlacedBox[];
  arrows: Arrow[];
  height: number;
  hasHeap: boolean;
}

/** Whether a run ever has something on the heap: then the stack gives it room from the start. */
const usesHeap = ({ steps }: RecordedRun) => steps.some(([, , heap]) => heap.length > 0);

/** The picture of a moment. */
export function layoutMoment(run: RecordedRun, moment: Moment): Layout {
  const hasHeap = usesHeap(run);
  const stackWidth = hasHeap ? STACK : WIDTH - EDGE;
  const stack = column(moment.frames, 0, stackWidth);
  const heap = column(moment.heap, STACK + BETWEEN, WIDTH - EDGE - STACK - BETWEEN);
  const boxes = [...stack, ...heap];
  const height = Math.max(TOP, ...boxes.map(({ y, height }) => y + height)) + 4;
  return { boxes, arrows: arrowsOf(boxes), height, hasHeap };
}

/** Height of a run's tallest moment: the picture does not jump from step to step. */
export function tallest(run: RecordedRun): number {
  return Math.max(...run.steps.map((_, step) => layoutMoment(run, momentAt(run, step)).height));
}

function column(boxes: readonly Box[], x: number, width: number): PlacedBox[] {
  let y = TOP;
  return boxes.map((box) => {
    const height = HEAD + box.cells.length * ROW + (box.cells.length > 0 ? 4 : 0);
    const top = y;
    y += height + GAP;
    const rows = box.cells.map((cell, at) => ({ cell, y: top + HEAD + at * ROW }));
    return { box, x, y: top, width, height, rows };
  });
}

interface End {
  box: PlacedBox;
  y: number;
}

function arrowsOf(boxes: readonly PlacedBox[]): Arrow[] {
  const ends = new Map<string, End>();
  for (const box of boxes) {
    if (box.box.isHeap) ends.set(box.box.id, { box, y: box.y + HEAD / 2 });
    for (const { cell, y } of box.rows) if (!ends.has(cell.id)) ends.set(cell.id, { box, y: y + ROW / 2 });
  }
  return boxes.flatMap((box) =>
    box.rows.flatMap(({ cell, y }) => {
      const end = cell.to === undefined ? undefined : ends.get(cell.to);
      return end ? [{ from: cell.id, path: pathOf({ box, y: y + ROW / 2 }, end) }] : [];
    }),
  );
}

/** Between columns straight over, within one around its right edge. */
function pathOf(from: End, to: End): string {
  const right = ({ box }: End) => box.x + box.width;
  const isAcross = from.box.x !== to.box.x;
  if (!isAcross) {
    const bulge = Math.min(EDGE - 3, 6 + Math.abs(to.y - from.y) / 12);
    const x = right(from);
    return `M${x - 4} ${from.y}C${x + bulge} ${from.y} ${x + bulge} ${to.y} ${x + 1} ${to.y}`;
  }
  const isRightward = from.box.x < to.box.x;
  const [start, end] = isRightward ? [right(from) - 4, to.box.x - 1] : [from.box.x + 4, right(to) + 1];
  const middle = (start + end) / 2;
  return `M${start} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${end} ${to.y}`;
}
