/** One moment of a recorded run, and what has changed since the one before. */
import type { RecordedCell, RecordedRun } from 'study-notes/shared/recorded-run';
import { words } from './words/lab.ts';

/** A cell with its place: `0:a.x`, `H1[2]`. */
export interface PlacedCell extends Omit<RecordedCell, 'cells'> {
  id: string;
  /** How deep it lies in its box. */
  depth: number;
}

/** A frame of the stack, the globals, or a block of the heap. */
export interface Box {
  id: string;
  title: string;
  isHeap: boolean;
  isLost: boolean;
  cells: PlacedCell[];
}

export interface Moment {
  /** The line that is executed next, from 1; undefined when the program has ended. */
  line: number | undefined;
  frames: Box[];
  heap: Box[];
  printed: string;
}

/** The moment before a step; after the last one the program has ended. */
export function momentAt(run: RecordedRun, step: number): Moment {
  const found = run.steps[step];
  if (!found) return { line: undefined, frames: [], heap: [], printed: run.output };
  const [line, frames, heap, printed] = found;
  const parts = (numbers: number[]) => numbers.flatMap((number) => run.parts[number] ?? []);
  const shown = parts(frames);
  // Globals are no frame: frames are counted without them.
  const offset = shown[0]?.line === undefined && shown.length > 0 ? 1 : 0;
  return {
    line,
    frames: shown.map((part, at) => frameBox(part, at - offset)),
    heap: parts(heap).map(heapBox),
    printed: run.output.slice(0, printed),
  };
}

function frameBox({ name = '', cells = [], line }: RecordedCell, depth: number): Box {
  const isGlobal = line === undefined;
  const title = isGlobal ? name : `${name}()`;
  const id = isGlobal ? '' : `${depth}:`;
  return { id: `frame ${depth}`, title, isHeap: false, isLost: false, cells: flatten(cells, id, 0) };
}

function heapBox(part: RecordedCell): Box {
  const { name = '', size = 0, room, cells, type } = part;
  const free = room !== undefined && cells ? room - cells.length : 0;
  const title = words.blockOf(name, size, free > 0 ? words.roomFor(free) : '');
  const own = { ...part, name: type ?? '', size: undefined };
  const inside = cells
    ? flatten(cells, name, 0, true)
    : part.value || part.to
      ? flatten([own as RecordedCell], '', 0)
      : [];
  return { id: name, title, isHeap: true, isLost: part.state === 'lost', cells: inside };
}

/** Cells in the order of the page, each with the place that pointers name it by. */
function flatten(cells: readonly RecordedCell[], before: string, depth: number, isInside = depth > 0): PlacedCell[] {
  return cells.flatMap(({ cells: inner, ...cell }) => {
    const name = cell.name ?? '';
    const id = before + (isInside && !name.startsWith('[') ? `.${name}` : name);
    return [{ ...cell, id, depth }, ...(inner ? flatten(inner, id, depth + 1) : [])];
  });
}

/** What a cell says, for comparing and for words. */
export const saysOf = ({ value, to, count }: PlacedCell): string =>
  [value, to && `→ ${wordsOfPlace(to)}`, count && words.counts(count)].filter(Boolean).join(' ');

/** `0:a.x` as readers say it: without the number of its frame. */
export const wordsOfPlace = (place: string): string => place.replace(/^\d+:/, '');

/** Ids of the cells that are new or say something else than a moment ago. */
export function changedCells(before: Moment, now: Moment): Set<string> {
  const old = new Map(allCells(before).map((cell) => [cell.id, saysOf(cell)]));
  const isOther = (cell: PlacedCell) => saysOf(cell) !== '' && old.get(cell.id) !== saysOf(cell);
  return new Set(
    allCells(now)
      .filter(isOther)
      .map(({ id }) => id),
  );
}

/** All cells of a moment. */
export const allCells = ({ frames, heap }: Moment): PlacedCell[] => [...frames, ...heap].flatMap(({ cells }) => cells);
