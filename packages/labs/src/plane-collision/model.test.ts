import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oracle } from '../../../../tests/support/oracle.ts';
import { checkModel } from '../model/model-rules.ts';
import { boxesOf, flightScenes, RULES, type Rule, SPEEDS } from './flight.ts';
import { query } from './grid.ts';
import { type PlaneAction, type PlaneState, planeModel } from './model.ts';
import { type Box, boundsOf, boxesOverlap, overlaps } from './shapes.ts';

const NOTES = new URL('../../../../content/游戏引擎/02-Cocos2D/01-飞机大战/程序/', import.meta.url);
const FILES = ['01-场景/rules/world.h', '02-子弹/rules/pool.h', '03-碰撞/rules/shapes.h', '03-碰撞/rules/grid.h'];
/** A header of the notes as a part of one file. */
const header = (path: string) => readFileSync(new URL(path, NOTES), 'utf8').replace(/^#(?:pragma|include ").*$/gm, '');
const PROGRAM = [...FILES.map(header), readFileSync(new URL('fixtures/collisions.cpp', import.meta.url), 'utf8')].join(
  '\n',
);
const ANSWERS = oracle('cpp', PROGRAM, new URL('fixtures/collisions.txt', import.meta.url))
  .trimEnd()
  .split('\n');

/** The numbers that the program draws. */
function drawer() {
  let state = 7;
  return (low: number, high: number) => {
    state = (state * 48271) % 2147483647;
    return low + (state % (high - low + 1));
  };
}

describe('beside the notes’ shapes and grid', () => {
  it('the same circles and boxes overlap, and the grid has the same ones tested in the same order', () => {
    const draw = drawer();
    const lines = Array.from({ length: 400 }, () => {
      const boxes = Array.from({ length: 6 }, (): Box => {
        const [x, y] = [draw(-100, 820), draw(-100, 1380)];
        const halfWidth = draw(10, 160);
        return { x, y, halfWidth, halfHeight: draw(10, 160) };
      });
      const [x, y] = [draw(-50, 770), draw(-50, 1330)];
      const circle = { x, y, radius: draw(1, 60) };
      const bounds = boundsOf(circle);
      const pairs = boxes.map((box) => `${Number(overlaps(circle, box))}${Number(boxesOverlap(bounds, box))} `);
      const tested = query(boxes, bounds, (box) => overlaps(circle, box));
      return `${pairs.join('')}|${tested.map((i) => ` ${i}`).join('')}`;
    });
    expect(lines).toEqual(ANSWERS.slice(0, 400));
    expect(ANSWERS.join()).toContain('01 ');
  });

  it('a bullet hits in the same step, or flies through', () => {
    const start = planeModel.start({ speed: 900, rule: 'circle' });
    const lines = SPEEDS.map((speed) =>
      Array.from({ length: 25 }, (_, i) => {
        const scenes = flightScenes({ ...start, speed, start: { x: 360, y: 4 * i } });
        return `${scenes.at(-1)?.hit === undefined ? -1 : scenes.length - 1} `;
      }).join(''),
    );
    expect(lines.map((line) => line.trimEnd())).toEqual(ANSWERS.slice(400).map((line) => line.trimEnd()));
    expect(lines.at(-1)).toContain('-1');
  });
});

const anywhere = fc.double({ min: -900, max: 1500, noNaN: true });
const action: fc.Arbitrary<PlaneAction> = fc.oneof(
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 60 }) }),
  fc.record({ kind: fc.constant('start' as const), x: anywhere, y: anywhere }),
  fc.record({ kind: fc.constant('enemy' as const), index: fc.integer({ min: -1, max: 3 }), x: anywhere, y: anywhere }),
  fc.record({ kind: fc.constant('speed' as const), speed: fc.constantFrom(...SPEEDS, 1) }),
  fc.record({ kind: fc.constant('rule' as const), rule: fc.constantFrom<Rule>(...RULES) }),
);

it('holds what every model holds', () => {
  checkModel(planeModel, {
    options: [
      { speed: 900, rule: 'circle' },
      { speed: 6000, rule: 'box' },
    ],
    action: () => action,
    most: 10,
  });
});

const at = (x: number, y: number, part: Partial<PlaneState> = {}): PlaneState => ({
  ...planeModel.start({ speed: 900, rule: 'circle' }),
  start: { x, y },
  ...part,
});

describe('words', () => {
  it('off a corner the box says what the circle does not, and that is called a mistake', () => {
    const [small] = boxesOf(at(0, 0).enemies);
    const [x, y] = [(small?.x ?? 0) - 32 - 8, (small?.y ?? 0) - 28 - 8];
    expect(planeModel.describe(at(x, y))).toContain('差(-8,-8)，平方和128大于64，没碰到');
    expect(planeModel.describe(at(x, y, { rule: 'box' }))).toContain('误判');
  });

  it('a bullet too fast flies through and this is told', () => {
    const shot = at(360, 0, {
      speed: 6000,
      enemies: [
        { x: 360, y: 352 },
        { x: 40, y: 40 },
        { x: 640, y: 600 },
      ],
    });
    const end = { ...shot, step: planeModel.steps?.last(shot) ?? 0 };
    expect(planeModel.describe(end)).toContain('却穿过了小敌机：一步走100点');
  });

  it('a guess is right about the next step', () => {
    const start = at(360, 40);
    const last = planeModel.steps?.last(start) ?? 0;
    const asked = planeModel.guess?.({ ...start, step: last - 1 });
    expect(asked?.choices[asked.right]).toBe('小敌机');
  });
});
