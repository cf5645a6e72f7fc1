/** Where everything stands in the picture, in its own units. */
import { BLOCK } from './deque.ts';
import { bucketOf } from './hash.ts';
import type { Spot } from './presses.ts';
import { type ContainerState, storyOf, takeStep } from './state.ts';
import type { Container, Item } from './types.ts';

export const WIDTH = 372;
/** A cell; cells stand `STEP` apart, rows `ROW`: below a cell is room for its mark. */
export const CELL = { width: 34, height: 30 };
const STEP = 40;
export const ROW = 50;
/** Buckets are many: their rows stand closer. */
const BUCKET_ROW = 46;
const PER_ROW = 9;
const LEFT = 8;
/** Room for the line of words above the cells. */
const TOP = 26;
/** Where a deque's blocks begin, beside their place in the map. */
const BLOCKS = { x: 110, y: 32 };

/** A cell of the storage: with an element, free, or, as a ghost, where one more would make the storage grow. */
export interface Place {
  /** Tells it from the others of the picture; stays when an element moves on. */
  key: string;
  x: number;
  y: number;
  item?: Item;
  spot?: Spot;
  isGhost?: boolean;
  /** A link leads to the next cell. */
  isLinked?: boolean;
  /** The number of a bucket, which stands before its elements. */
  bucket?: number;
}

export interface Plan {
  height: number;
  places: Place[];
}

/** The places of a container. */
export function planOf(container: Container): Plan {
  switch (container.kind) {
    case 'vector':
    case 'list':
      return planRow(container);
    case 'unordered_set':
      return planBuckets(container);
    default:
      return planBlocks(container);
  }
}

/** The room that a container takes at most in its history: what is below stands still from call to call. */
export function heightOf({ kind, steps }: Pick<ContainerState, 'kind' | 'steps'>): number {
  let story = storyOf({ kind, steps, step: 0 });
  const first = planOf(story.container).height;
  const heights = steps.map((step) => {
    story = takeStep(story, step) ?? story;
    return planOf(story.container).height;
  });
  return Math.max(first, ...heights);
}

function planRow({ kind, items, capacity }: Container): Plan {
  const room = kind === 'vector' ? capacity : items.length;
  // A full vector, and a list always, grow by the next element.
  const count = Math.max(room, items.length + 1);
  const places = Array.from({ length: count }, (_, at): Place => {
    const item = items[at];
    return {
      key: `c${at}`,
      x: LEFT + (at % PER_ROW) * STEP,
      y: TOP + Math.floor(at / PER_ROW) * ROW,
      ...(item && { item }),
      spot: item ? { kind: 'element', at } : { kind: 'room', end: 'back' },
      isGhost: at >= room,
      isLinked: kind === 'list' && at < items.length - 1 && at % PER_ROW < PER_ROW - 1,
    };
  });
  return { height: TOP + Math.ceil(count / PER_ROW) * ROW, places };
}

function planBlocks({ kind, items, deque: { startNode, finishNode, startOffset } }: Container): Plan {
  const rows = finishNode - startNode + 1;
  const places = Array.from({ length: rows * BLOCK }, (_, cell): Place => {
    const at = cell - startOffset;
    const item = items[at];
    // A stack and a queue take at the back only.
    const isFront = at < 0 && kind === 'deque';
    const room: Spot | undefined = at >= 0 || isFront ? { kind: 'room', end: isFront ? 'front' : 'back' } : undefined;
    const spot: Spot | undefined = item ? { kind: 'element', at } : room;
    return {
      key: `c${cell}`,
      x: BLOCKS.x + (cell % BLOCK) * STEP,
      y: BLOCKS.y + Math.floor(cell / BLOCK) * ROW,
      ...(item && { item }),
      ...(spot && { spot }),
    };
  });
  return { height: BLOCKS.y + rows * ROW, places };
}

/** Buckets with their chains, one after another like words in lines. */
function planBuckets({ items, hash: { buckets } }: Container): Plan {
  const places: Place[] = [];
  let [x, y] = [LEFT, TOP];
  const put = (place: Omit<Place, 'x' | 'y'>, needed: number) => {
    if (x + needed * STEP > WIDTH) [x, y] = [LEFT, y + BUCKET_ROW];
    places.push({ ...place, x, y });
    x += STEP;
  };
  for (let bucket = 0; bucket < buckets; bucket++) {
    const chain = items.flatMap((item, at) => (bucketOf(item.value, buckets) === bucket ? [{ item, at }] : []));
    const isLinked = chain.length > 0;
    put({ key: `b${bucket}`, bucket, spot: { kind: 'bucket', bucket }, isLinked }, Math.min(1 + chain.length, PER_ROW));
    chain.forEach(({ item, at }, i) => {
      put({ key: `c${at}`, item, spot: { kind: 'element', at }, isLinked: i < chain.length - 1 }, 1);
    });
  }
  return { height: y + BUCKET_ROW, places };
}
