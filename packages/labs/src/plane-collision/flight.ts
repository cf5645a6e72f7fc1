/** A bullet's way up, step by step: what each step tests, and how it ends. */
import type { Branch, Scene } from '../model/story.ts';
import { cellsOf, query } from './grid.ts';
import { type Box, boundsOf, boxesOverlap, type Circle, gapOf, overlaps, type Point } from './shapes.ts';
import { words } from './words/lab.ts';

/** The part of the field that is seen. */
export const VIEW = { width: 720, height: 640 };
export const RADIUS = 8;
const STEPS_A_SECOND = 60;
export const SPEEDS = [900, 1800, 3600, 6000] as const;

export const RULES = ['circle', 'box'] as const;
export type Rule = (typeof RULES)[number];

/** The game's three kinds: names, half width and half height. */
export const KINDS = [
  { name: 'small', halfWidth: 32, halfHeight: 28 },
  { name: 'medium', halfWidth: 48, halfHeight: 44 },
  { name: 'large', halfWidth: 80, halfHeight: 72 },
] as const;

export interface Shot {
  start: Point;
  enemies: readonly Point[];
  /** Design points a second. */
  speed: number;
  rule: Rule;
}

export interface FlightScene extends Scene {
  circle: Circle;
  /** Cells that the bullet covers. */
  cells: readonly number[];
  /** Enemies tested in this step, in order. */
  tested: readonly number[];
  hit: number | undefined;
}

export const boxesOf = (enemies: readonly Point[]): Box[] =>
  KINDS.map((kind, i) => ({ ...kind, x: enemies[i]?.x ?? 0, y: enemies[i]?.y ?? 0 }));

/** Every step up to the hit, or to the first beyond the view. */
export function flightScenes(shot: Shot): FlightScene[] {
  const boxes = boxesOf(shot.enemies);
  const scenes: FlightScene[] = [];
  for (let step = 0; ; step++) {
    const circle = { x: shot.start.x, y: shot.start.y + (step * shot.speed) / STEPS_A_SECOND, radius: RADIUS };
    const passes = (box: Box) => (shot.rule === 'circle' ? overlaps(circle, box) : boxesOverlap(boundsOf(circle), box));
    const tested = query(boxes, boundsOf(circle), passes);
    const last = tested.at(-1);
    const hit = last !== undefined && boxes[last] && passes(boxes[last]) ? last : undefined;
    const isOut = circle.y - RADIUS > VIEW.height;
    const scene = { circle, cells: cellsOf(boundsOf(circle)), tested, hit };
    const says = isOut ? outText(shot, boxes) : testText(step, scene, boxes, shot.rule);
    scenes.push({ ...scene, says, ...(step > 0 && { branch: branchOf(scene, shot) }) });
    if (isOut || hit !== undefined) return scenes;
  }
}

const branchOf = ({ hit }: { hit: number | undefined }, { speed }: Shot): Branch => ({
  question: words.whichHit(speed / STEPS_A_SECOND),
  choices: [words.noneHit, ...KINDS.map(({ name }) => words.enemies[name])],
  right: (hit ?? -1) + 1,
});

/** Enemies whose box the whole way meets, though no step ended in it. */
const passedThrough = ({ start }: Shot, boxes: readonly Box[]) =>
  KINDS.filter((_, i) => {
    const box = boxes[i];
    return box && start.y < box.y && overlaps({ x: start.x, y: box.y, radius: RADIUS }, box);
  }).map(({ name }) => words.enemies[name]);

function outText(shot: Shot, boxes: readonly Box[]): string {
  const missed = passedThrough(shot, boxes);
  if (missed.length === 0) return words.outNoneMet;
  return words.outPassed(missed.join(words.comma), shot.speed / STEPS_A_SECOND);
}

type Tested = Pick<FlightScene, 'circle' | 'cells' | 'tested' | 'hit'>;

function testText(step: number, { circle, cells, tested, hit }: Tested, boxes: readonly Box[], rule: Rule): string {
  const at = words.at(step, circle.x, circle.y);
  const last = boxes[tested.at(-1) ?? -1];
  if (!last) return words.nothingTested(at, cells.length);
  const names = tested.flatMap((i) => (KINDS[i] ? [words.sizes[KINDS[i].name]] : []));
  const result = rule === 'circle' ? circleText(circle, last, hit) : boxText(circle, last, hit);
  return words.tested(at, names.join(words.comma), result);
}

function circleText(circle: Circle, box: Box, hit: number | undefined): string {
  const { x, y } = gapOf(circle, box);
  const [square, reach] = [x * x + y * y, circle.radius ** 2];
  const gap = words.gap(x, y, square);
  return hit === undefined ? words.greater(gap, reach) : words.notGreater(gap, reach);
}

function boxText(circle: Circle, box: Box, hit: number | undefined): string {
  if (hit === undefined) return words.boxMissed;
  return overlaps(circle, box) ? words.boxHit : words.boxWrong;
}
