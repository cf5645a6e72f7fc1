/** Coverage beside a C++ program that decides edges by moving the centre, and the rules of rasterisation themselves. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oracle, seededRandom } from '../../../../tests/support/oracle.ts';
import { checkModel } from '../model/model-rules.ts';
import { AREA, cellsOf, type RasterAction, RULES, rasterModel, visitsOf } from './model.ts';
import {
  CENTRE,
  covers,
  depthAt,
  PIXELS,
  type Point,
  placeIn,
  sampleMask,
  type Triangle,
  weightsAt,
} from './raster.ts';
import { SCENES, SHOWS } from './scenes.ts';

const action: fc.Arbitrary<RasterAction> = fc.oneof(
  fc.record({ kind: fc.constant('scene' as const), scene: fc.constantFrom(...SCENES) }),
  fc.record({ kind: fc.constant('show' as const), show: fc.constantFrom(...SHOWS) }),
  fc.record({ kind: fc.constant('rule' as const), rule: fc.constantFrom(...RULES) }),
  fc.record({
    kind: fc.constant('move' as const),
    corner: fc.integer({ min: -1, max: 6 }),
    x: fc.double({ min: -50, max: 400, noNaN: true }),
    y: fc.double({ min: -50, max: 400, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('pick' as const), pixel: fc.integer({ min: -9, max: 300 }) }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 400 }) }),
);

it('holds what every model holds', () => {
  checkModel(rasterModel, {
    options: [
      { scene: 'one', show: 'cover' },
      { scene: 'crossing', show: 'depth' },
    ],
    action: () => action,
    most: 8,
  });
});

const random = seededRandom(11);
// Even numbers and halves of pixels: edges that meet middles are not rare.
const coordinate = (most: number) => Math.floor(random() * (most / 8 + 1)) * 8;
const corner = (): Point => ({ x: coordinate(AREA.x), y: coordinate(AREA.y) });
const TRIANGLES: Triangle[] = Array.from({ length: 60 }, () => ({
  corners: [corner(), corner(), corner()],
  depths: [0.1, 0.5, 0.9],
}));

const PROGRAM = `
#include <cstdio>
typedef long long I;
struct P { I x, y; };
// A centre on an edge: moved to the right by a little and down by much less, it is on one side of every edge.
static const I K = 1000000, L = 1000;
static I side(P a, P b, I px, I py) { return (b.x - a.x) * K * (py - a.y * K) - (b.y - a.y) * K * (px - a.x * K); }
static int inside(P a, P b, P c, I x, I y) {
  I px = x * K + L, py = y * K + 1;
  I s = side(a, b, px, py), t = side(b, c, px, py), u = side(c, a, px, py);
  return (s > 0 && t > 0 && u > 0) || (s < 0 && t < 0 && u < 0);
}
static double area(P a, P b, double x, double y) { return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x); }
int main() {
  P t[][3] = {${TRIANGLES.map(({ corners }) => `{${corners.map(({ x, y }) => `{${x},${y}}`).join()}}`).join()}};
  const int sx[] = {6, 14, 2, 10}, sy[] = {2, 6, 10, 14};
  for (auto &c : t) {
    double depths = 0;
    unsigned hash = 2166136261u;
    int count = 0;
    for (int y = 0; y < 11; y++)
      for (int x = 0; x < 16; x++) {
        int mask = 0;
        for (int i = 0; i < 4; i++) mask |= inside(c[0], c[1], c[2], x * 16 + sx[i], y * 16 + sy[i]) << i;
        int in = inside(c[0], c[1], c[2], x * 16 + 8, y * 16 + 8);
        if (in) {
          double px = x * 16 + 8, py = y * 16 + 8, whole = area(c[0], c[1], c[2].x, c[2].y);
          double a = area(c[1], c[2], px, py) / whole, b = area(c[2], c[0], px, py) / whole;
          depths += a * 0.1 + b * 0.5 + (1 - a - b) * 0.9;
        }
        count += in;
        hash = (hash ^ unsigned(mask * 2 + in)) * 16777619u;
      }
    std::printf("%d %u %.9f\\n", count, hash, depths);
  }
}`;

it('covers the pixels and samples that a C++ program covers, with its depths', () => {
  const rows = oracle('cpp', PROGRAM, new URL('./fixtures/coverage.txt', import.meta.url))
    .trim()
    .split('\n');
  expect(rows).toHaveLength(TRIANGLES.length);
  for (const [i, triangle] of TRIANGLES.entries()) {
    const [count = 0, hash = 0, depths = 0] = (rows[i] ?? '').split(' ').map(Number);
    let [mine, depth, covered] = [2166136261, 0, 0];
    for (let pixel = 0; pixel < PIXELS; pixel++) {
      const middle = placeIn(pixel, CENTRE);
      const isIn = covers(triangle, middle, 'top-left');
      if (isIn) depth += depthAt(triangle, middle);
      covered += Number(isIn);
      mine = Math.imul(mine ^ (sampleMask(triangle, pixel, 'top-left') * 2 + Number(isIn)), 16777619) >>> 0;
    }
    expect([covered, mine], JSON.stringify(triangle.corners)).toEqual([count, hash]);
    expect(depth).toBeCloseTo(depths, 6);
  }
});

const anyPoint = fc.record({
  x: fc.integer({ min: 0, max: 32 }).map((n) => n * 8),
  y: fc.integer({ min: 0, max: 22 }).map((n) => n * 8),
});

it('draws each pixel of two triangles with a common edge once, and none of them by the other rule less often', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, anyPoint, (a, b, c, d) => {
      const depths = [0, 0, 0] as const;
      const side = (p: Point) => Math.sign((c.x - a.x) * (p.y - a.y) - (c.y - a.y) * (p.x - a.x));
      fc.pre(side(b) * side(d) === -1);
      const [one, other] = [
        { corners: [a, b, c] as const, depths },
        { corners: [a, c, d] as const, depths },
      ];
      for (let pixel = 0; pixel < PIXELS; pixel++) {
        const middle = placeIn(pixel, CENTRE);
        expect(covers(one, middle, 'top-left') && covers(other, middle, 'top-left')).toBe(false);
        for (const shape of [one, other])
          if (covers(shape, middle, 'top-left')) expect(covers(shape, middle, 'inclusive')).toBe(true);
      }
    }),
  );
});

it('leaves no gap along the shared edge of the scene, and the other rule draws it twice', () => {
  const start = rasterModel.start({ scene: 'shared', show: 'cover' });
  const twice = (state: typeof start) => cellsOf(state).filter(({ drawn }) => drawn.length > 1).length;
  expect(twice(start)).toBe(0);
  expect(twice(rasterModel.reduce(start, { kind: 'rule', rule: 'inclusive' }))).toBeGreaterThan(4);
});

it('gives weights that add up to one and put the point back together', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, anyPoint, (a, b, c, p) => {
      const weights = weightsAt({ corners: [a, b, c], depths: [0, 0, 0] }, p);
      if (!weights) return;
      expect(weights[0] + weights[1] + weights[2]).toBeCloseTo(1, 9);
      expect(weights[0] * a.x + weights[1] * b.x + weights[2] * c.x).toBeCloseTo(p.x, 6);
      expect(weights[0] * a.y + weights[1] * b.y + weights[2] * c.y).toBeCloseTo(p.y, 6);
    }),
  );
});

it('shows the nearer triangle whatever was drawn first, and asks about the very next pixel', () => {
  const start = rasterModel.start({ scene: 'crossing', show: 'depth' });
  for (const { drawn, depth } of cellsOf(start)) if (drawn.length === 2) expect(depth).toBeLessThan(1);
  for (let step = 0; step < visitsOf(start).length; step += 7) {
    const state = rasterModel.reduce(start, { kind: 'go', step });
    const next = visitsOf(state)[step];
    const after = cellsOf(rasterModel.reduce(start, { kind: 'go', step: step + 1 }));
    const isDrawn = after[next?.pixel ?? 0]?.drawn.includes(next?.triangle ?? -1);
    expect(rasterModel.guess?.(state)?.right).toBe(isDrawn ? 0 : 1);
  }
});
