/** Discs in a box, and three ways to find the pairs that may touch: what a broad phase does before the exact test. */
import type { Member } from './crowd.ts';

export const BROADS = ['all', 'grid', 'sweep'] as const;
export type Broad = (typeof BROADS)[number];

export const RADIUS = 0.085;
export const BOX = { x: 1.45, y: 1.15 };
const COUNT = 26;

/** Numbers of two discs, the smaller first. */
export type Pair = readonly [number, number];

/** Discs on a lattice, each with a way of its own; the first where the reader put it. */
export function setOff(startX: number, startY: number): Member[] {
  return Array.from({ length: COUNT }, (_, i) => {
    const angle = i * 2.399963;
    const [vx, vy] = [0.9 * Math.cos(angle), 0.9 * Math.sin(angle)];
    if (i === 0) return { x: within(startX, BOX.x), y: within(startY, BOX.y), vx, vy };
    return { x: -1.2 + 0.4 * ((i - 1) % 7), y: -0.95 + 0.55 * Math.floor((i - 1) / 7), vx, vy };
  });
}

const within = (value: number, most: number): number => Math.min(Math.max(value, RADIUS - most), most - RADIUS);

/** The pairs that the exact test must look at, in order. */
export function candidates(broad: Broad, discs: readonly Member[]): Pair[] {
  const pairs = { all: allPairs, grid: gridPairs, sweep: sweepPairs }[broad](discs);
  return pairs.sort(([a, b], [c, d]) => a - c || b - d);
}

const allPairs = (discs: readonly Member[]): Pair[] =>
  discs.flatMap((_, j) => Array.from({ length: j }, (_, i): Pair => [i, j]));

/** Edge of a cell: no disc reaches beyond its neighbours' cells. */
export const CELL = 2 * RADIUS;
const cellOf = ({ x, y }: Member): readonly [number, number] => [Math.floor(x / CELL), Math.floor(y / CELL)];

/** Discs whose cells are the same or touch. */
function gridPairs(discs: readonly Member[]): Pair[] {
  const cells = new Map<string, number[]>();
  for (const [i, disc] of discs.entries()) {
    const key = cellOf(disc).join();
    cells.set(key, [...(cells.get(key) ?? []), i]);
  }
  return discs.flatMap((disc, i) => {
    const [column, row] = cellOf(disc);
    const near = [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => cells.get([column + dx, row + dy].join()) ?? []),
    );
    return near.filter((j) => j > i).map((j): Pair => [i, j]);
  });
}

/** Discs whose shadows on the x axis overlap: sorted by their left ends, each meets only those that begin before its right end. */
function sweepPairs(discs: readonly Member[]): Pair[] {
  const order = discs.map(({ x }, i) => ({ x, i })).sort((a, b) => a.x - b.x);
  return order.flatMap(({ x, i }, k) => {
    const pairs: Pair[] = [];
    for (let n = k + 1; (order[n]?.x ?? Number.POSITIVE_INFINITY) < x + 2 * RADIUS; n++) {
      const j = order[n]?.i ?? i;
      pairs.push([Math.min(i, j), Math.max(i, j)]);
    }
    return pairs;
  });
}

/** The pairs that do touch. */
export const contacts = (pairs: readonly Pair[], discs: readonly Member[]): Pair[] =>
  pairs.filter(([a, b]) => {
    const [p, q] = [discs[a], discs[b]];
    return p !== undefined && q !== undefined && doTouch(p, q);
  });

const doTouch = (p: Member, q: Member): boolean => (p.x - q.x) ** 2 + (p.y - q.y) ** 2 < (2 * RADIUS) ** 2;

/** Straight on, off the walls, and off each other without loss; every broad phase leaves the pairs that touch. */
export function stepDiscs(discs: readonly Member[], h: number): Member[] {
  const next = discs.map(({ x, y, vx, vy }) => offWalls({ x: x + vx * h, y: y + vy * h, vx, vy }));
  for (let i = 0; i < next.length; i++) {
    for (let j = i + 1; j < next.length; j++) {
      const [p, q] = [next[i], next[j]];
      if (p && q && doTouch(p, q)) bounce(p, q);
    }
  }
  return next;
}

function offWalls({ x, y, vx, vy }: Member): Member {
  const isOut = { x: Math.abs(x) > BOX.x - RADIUS && x * vx > 0, y: Math.abs(y) > BOX.y - RADIUS && y * vy > 0 };
  return { x, y, vx: isOut.x ? -vx : vx, vy: isOut.y ? -vy : vy };
}

/** Equal masses change their speeds along the line between them, when they come nearer. */
function bounce(p: Member, q: Member): void {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const long = Math.hypot(dx, dy) || 1e-9;
  const [nx, ny] = [dx / long, dy / long];
  const nearing = (p.vx - q.vx) * nx + (p.vy - q.vy) * ny;
  if (nearing <= 0) return;
  p.vx -= nearing * nx;
  p.vy -= nearing * ny;
  q.vx += nearing * nx;
  q.vy += nearing * ny;
}
