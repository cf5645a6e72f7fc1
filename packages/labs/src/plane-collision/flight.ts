/** A bullet's way up, step by step: what each step tests, and how it ends. */
import type { Branch, Scene } from '../model/story.ts';
import { cellsOf, query } from './grid.ts';
import { type Box, boundsOf, boxesOverlap, type Circle, gapOf, overlaps, type Point } from './shapes.ts';

/** The part of the field that is seen. */
export const VIEW = { width: 720, height: 640 };
export const RADIUS = 8;
const STEPS_A_SECOND = 60;
export const SPEEDS = [900, 1800, 3600, 6000] as const;

export const RULES = ['circle', 'box'] as const;
export type Rule = (typeof RULES)[number];

/** The game's three kinds: names, half width and half height. */
export const KINDS = [
  { title: '小', halfWidth: 32, halfHeight: 28 },
  { title: '中', halfWidth: 48, halfHeight: 44 },
  { title: '大', halfWidth: 80, halfHeight: 72 },
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
  question: `这一步走${speed / STEPS_A_SECOND}点。走完会碰到哪一架？`,
  choices: ['哪一架也碰不到', ...KINDS.map(({ title }) => `${title}敌机`)],
  right: (hit ?? -1) + 1,
});

/** Enemies whose box the whole way meets, though no step ended in it. */
const passedThrough = ({ start }: Shot, boxes: readonly Box[]) =>
  KINDS.filter((_, i) => {
    const box = boxes[i];
    return box && start.y < box.y && overlaps({ x: start.x, y: box.y, radius: RADIUS }, box);
  }).map(({ title }) => `${title}敌机`);

function outText(shot: Shot, boxes: readonly Box[]): string {
  const missed = passedThrough(shot, boxes);
  if (missed.length === 0) return '飞出画面，路上没有敌机。';
  return `飞出画面，却穿过了${missed.join('、')}：一步走${shot.speed / STEPS_A_SECOND}点，前一步还没碰到，后一步已经越过。`;
}

type Tested = Pick<FlightScene, 'circle' | 'cells' | 'tested' | 'hit'>;

function testText(step: number, { circle, cells, tested, hit }: Tested, boxes: readonly Box[], rule: Rule): string {
  const head = `第${step}步，圆心(${circle.x},${circle.y})`;
  const last = boxes[tested.at(-1) ?? -1];
  if (!last) return `${head}，盖住${cells.length}格，细测0次。格里没有登记敌机，不用细测。`;
  return `${head}，细测“${tested.map((i) => KINDS[i]?.title).join('、')}”：${rule === 'circle' ? circleText(circle, last, hit) : boxText(circle, last, hit)}`;
}

function circleText(circle: Circle, box: Box, hit: number | undefined): string {
  const { x, y } = gapOf(circle, box);
  const [square, reach] = [x * x + y * y, circle.radius ** 2];
  const sum = `最近点差(${x},${y})，平方和${square}`;
  return hit === undefined ? `${sum}大于${reach}，没碰到。` : `${sum}不大于${reach}，碰到。`;
}

function boxText(circle: Circle, box: Box, hit: number | undefined): string {
  if (hit === undefined) return '两个方向不都重叠，没碰到。';
  return overlaps(circle, box) ? '两个方向都重叠，碰到。' : '两个方向都重叠，算碰到；可圆并没有碰到，这是误判。';
}
