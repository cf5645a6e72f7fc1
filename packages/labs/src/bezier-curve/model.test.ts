import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { clampedKnots, continuityAt, deBoor, deCasteljau, joinAs, type Point, parameterAtTime } from './curves.ts';
import { placeText } from './describe.ts';
import { cssEasing, isFree, KINDS, type Kind, movePoint, startPoints, viewOf } from './kinds.ts';
import { type CurveAction, curveModel, WISHES } from './model.ts';
import { lastRound } from './state.ts';

const anywhere = fc.double({ min: -1, max: 2, noNaN: true });
const action: fc.Arbitrary<CurveAction> = fc.oneof(
  fc.record({ kind: fc.constant('curve' as const), curve: fc.constantFrom(...KINDS) }),
  fc.record({ kind: fc.constant('count' as const), count: fc.integer({ min: -2, max: 12 }) }),
  fc.record({
    kind: fc.constant('move' as const),
    index: fc.integer({ min: -1, max: 9 }),
    x: anywhere,
    y: anywhere,
  }),
  fc.record({ kind: fc.constant('join' as const), wish: fc.constantFrom(...WISHES) }),
  fc.record({ kind: fc.constant('t' as const), t: anywhere }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 120 }) }),
);

it('holds what every model holds', () => {
  checkModel(curveModel, { options: KINDS.map((kind) => ({ kind, points: 5, t: 0.333 })), action: () => action });
});

it('a guess is where the next round puts its first point, whatever the points and t', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.array(action, { maxLength: 20 }), fc.nat(6), (kind, actions, step) => {
      const walked = actions.reduce(curveModel.reduce, curveModel.start({ kind, points: 4, t: 0.4 }));
      const state = curveModel.reduce(walked, { kind: 'go', step });
      const asked = curveModel.guess?.(state);
      if (!asked) return;
      const made = viewOf(state).levels[state.round + 1]?.[0];
      expect(asked.choices[asked.right]).toBe(made && placeText(made));
      expect(asked.because).toContain(asked.choices[asked.right]);
    }),
  );
});

it('asks before each round but the last, and before none of an easing curve', () => {
  const start = curveModel.start({ kind: 'bezier', points: 4, t: 0.4 });
  const asked = [0, 1, 2, 3].map((step) => curveModel.guess?.(curveModel.reduce(start, { kind: 'go', step })));
  expect(asked.map((one) => one !== undefined)).toEqual([true, true, true, false]);
  expect(lastRound(start)).toBe(3);
  expect(curveModel.guess?.(curveModel.start({ kind: 'easing', points: 4, t: 0 }))).toBeUndefined();
});

const coordinate = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record<Point>({ x: coordinate, y: coordinate });
const pointsOf = (least: number, most: number) => fc.array(point, { minLength: least, maxLength: most });

function bernstein(points: readonly Point[], t: number): Point {
  const n = points.length - 1;
  const choose = (k: number) => Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);
  return points.reduce(
    (sum, p, k) => {
      const weight = choose(k) * t ** k * (1 - t) ** (n - k);
      return { x: sum.x + p.x * weight, y: sum.y + p.y * weight };
    },
    { x: 0, y: 0 },
  );
}

const near = (a: Point, b: Point, slack = 1e-9) => Math.hypot(a.x - b.x, a.y - b.y) < slack;

describe('de Casteljau', () => {
  it('gives the point of the Bernstein polynomials', () => {
    fc.assert(
      fc.property(pointsOf(2, 7), coordinate, (points, t) => near(deCasteljau(points, t).point, bernstein(points, t))),
    );
  });

  it('makes one point fewer in each round', () => {
    const { levels } = deCasteljau(startPoints('bezier', 4), 0.3);
    expect(levels.map((level) => level.length)).toEqual([4, 3, 2, 1]);
  });

  it('gives the derivative', () => {
    fc.assert(
      fc.property(pointsOf(2, 6), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (points, t) => {
        const h = 1e-5;
        const [a, b] = [deCasteljau(points, t - h).point, deCasteljau(points, t + h).point];
        const slope = { x: (b.x - a.x) / (2 * h), y: (b.y - a.y) / (2 * h) };
        return near(deCasteljau(points, t).tangent, slope, 1e-3);
      }),
    );
  });
});

describe('de Boor', () => {
  it('with as many points as a cubic has is de Casteljau', () => {
    fc.assert(
      fc.property(pointsOf(4, 4), coordinate, (points, t) =>
        near(deBoor(points, 3, t).point, deCasteljau(points, t).point),
      ),
    );
  });

  it('starts and ends in the outer points and stays in their box', () => {
    fc.assert(
      fc.property(pointsOf(4, 8), coordinate, (points, t) => {
        const { x, y } = deBoor(points, 3, t).point;
        const inBox = (value: number, all: number[]) =>
          value >= Math.min(...all) - 1e-9 && value <= Math.max(...all) + 1e-9;
        return (
          near(deBoor(points, 3, 0).point, points[0] as Point) &&
          near(deBoor(points, 3, 1).point, points.at(-1) as Point) &&
          inBox(
            x,
            points.map((p) => p.x),
          ) &&
          inBox(
            y,
            points.map((p) => p.y),
          )
        );
      }),
    );
  });

  it('has a continuous tangent at its knots', () => {
    const points = startPoints('bspline', 7);
    for (const knot of clampedKnots(7, 3).filter((value) => value > 0 && value < 1)) {
      const before = deBoor(points, 3, knot - 1e-9).tangent;
      expect(near(before, deBoor(points, 3, knot).tangent, 1e-5)).toBe(true);
    }
  });

  it('moves only the part of the curve near a moved point', () => {
    const points = startPoints('bspline', 8);
    const moved = movePoint(points, 0, { x: 0.5, y: 0.5 });
    expect(deBoor(moved, 3, 0.9).point).toEqual(deBoor(points, 3, 0.9).point);
  });
});

describe('two pieces', () => {
  const points = startPoints('joined', 7);

  it('meet as they are joined', () => {
    expect(continuityAt(points)).toBe('C0');
    for (const wish of ['G1', 'C1', 'C2'] as const) expect(continuityAt(joinAs(points, wish))).toBe(wish);
  });

  it('with handles on the same side of the joint are no smooth curve', () => {
    const folded = movePoint(points, 4, points[2] as Point);
    expect(continuityAt(folded)).toBe('C0');
  });

  it('that are C1 have one tangent at the joint', () => {
    const joined = { kind: 'joined' as const, points: joinAs(points, 'C1') };
    const before = viewOf({ ...joined, t: 0.5 - 1e-9 });
    expect(near(before.tangent, viewOf({ ...joined, t: 0.5 }).tangent, 1e-6)).toBe(true);
  });
});

describe('an easing curve', () => {
  it('is read by time, not by parameter', () => {
    const points = startPoints('easing', 4);
    for (const time of [0, 0.1, 0.5, 0.9, 1]) {
      expect(deCasteljau(points, parameterAtTime(points, time)).point.x).toBeCloseTo(time, 6);
    }
    expect(viewOf({ kind: 'easing', points, t: 0.25 }).point.y).toBeCloseTo(0.1291, 3);
  });

  it('is written as CSS writes it, and keeps its ends', () => {
    expect(cssEasing(startPoints('easing', 4))).toBe('cubic-bezier(0.42, 0, 0.58, 1)');
    expect([0, 1, 2, 3].map((index) => isFree('easing', index))).toEqual([false, true, true, false]);
  });
});

it.each<[Kind, number, number]>([
  ['bezier', 9, 7],
  ['bezier', 1, 2],
  ['joined', 4, 7],
  ['bspline', 2, 4],
  ['easing', 6, 4],
])('%s of %d points has %d', (kind, wanted, count) => {
  expect(startPoints(kind, wanted)).toHaveLength(count);
});

it('a moved point stays within the plane', () => {
  const moved = movePoint(startPoints('bezier', 2), 0, { x: -3, y: 9 });
  expect(moved[0]).toEqual({ x: 0, y: 1.25 });
});
