/** Estimates beside a C++ program with the same numbers, and beside the integrals themselves. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oracle } from '../../../../tests/support/oracle.ts';
import { checkModel } from '../model/model-rules.ts';
import { deviation, estimate } from './estimate.ts';
import { type CarloAction, carloModel } from './model.ts';
import { points, SAMPLERS } from './random.ts';
import { DENSITIES, LINES, SCENE_FACTS, SCENES, sampleAt, tilted } from './scenes.ts';

const action: fc.Arbitrary<CarloAction> = fc.oneof(
  fc.record({ kind: fc.constant('scene' as const), scene: fc.constantFrom(...SCENES) }),
  fc.record({ kind: fc.constant('density' as const), density: fc.constantFrom(...DENSITIES) }),
  fc.record({ kind: fc.constant('sampler' as const), sampler: fc.constantFrom(...SAMPLERS) }),
  fc.record({ kind: fc.constant('tilt' as const), tilt: fc.double({ min: -3, max: 3, noNaN: true }) }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 9 }) }),
  fc.constant({ kind: 'other-samples' as const }),
);

it('holds what every model holds', () => {
  const start = { scene: 'square', density: 'line', sampler: 'random', power: 4 } as const;
  checkModel(carloModel, { options: [start], action: () => action, most: 12 });
});

/** The same estimators, written apart from ours: in C++, after the formulas. */
const PROGRAM = `
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
static double uniform(uint32_t seed, uint32_t index, uint32_t dimension) {
  uint32_t s = (index * 2 + dimension) * 747796405u + seed * 2891336453u + 1;
  for (int round = 0; round < 2; round++) {
    s = s * 747796405u + 2891336453u;
    uint32_t word = ((s >> ((s >> 28u) + 4u)) ^ s) * 277803737u;
    s = (word >> 22u) ^ word;
  }
  return s / 4294967296.0;
}
static double vdc(int base, int n) {
  double x = 0, f = 1.0 / base;
  for (; n > 0; n /= base, f /= base) x += (n % base) * f;
  return x;
}
static const double PI = std::acos(-1.0);
static double f(int scene, double x) {
  switch (scene) {
    case 1: return 3 * x * x;
    case 2: return PI / 2 * std::sin(PI * x);
    case 3: return 1 / (1 + std::pow((x - 0.7) / 0.05, 2));
    case 4: return x < 0.3 ? 0 : 1;
    default: return std::fmin(std::floor(x * 6), 5) + 1;
  }
}
// Density "line" with a tilt: by bisection of its distribution function x (1 - a) + a x^2.
static double place(double a, double u) {
  double low = 0, high = 1;
  for (int i = 0; i < 200; i++) {
    double x = (low + high) / 2;
    (x * (1 - a) + a * x * x < u ? low : high) = x;
  }
  return (low + high) / 2;
}
static double share(int scene, double a, double u, double v) {
  if (scene == 0) return u * u + v * v <= 1 ? 4 : 0;
  if (scene == 6) return (1 - u) * 2 * PI;
  double x = place(a, u);
  return f(scene, x) / (1 - a + 2 * a * x);
}
int main() {
  const double tilts[] = {0, 0.5, -0.35};
  for (int scene = 0; scene < 7; scene++)
    for (int sampler = 0; sampler < 3; sampler++)
      for (double a : tilts)
        for (int power : {0, 3, 6, 9}) {
          int n = 1 << power, columns = scene == 0 || scene == 6 ? 1 << ((power + 1) / 2) : n, rows = n / columns;
          double sum = 0;
          for (int i = 0; i < n; i++) {
            double u = uniform(7, i, 0), v = uniform(7, i, 1);
            if (sampler == 1) { u = (i % columns + u) / columns; v = double(i / columns % rows) / rows + v / rows; }
            if (sampler == 2) { u = vdc(2, i + 1); v = vdc(3, i + 1); }
            sum += share(scene, a, u, v);
          }
          std::printf("%d %d %g %d %.12g\\n", scene, sampler, a, power, sum / n);
        }
}`;

it('estimates what a C++ program estimates from the same numbers', () => {
  const rows = oracle('cpp', PROGRAM, new URL('./fixtures/estimates.txt', import.meta.url))
    .trim()
    .split('\n');
  expect(rows).toHaveLength(7 * 3 * 3 * 4);
  for (const row of rows) {
    const [scene = 0, sampler = 0, tilt = 0, power = 0, mean = 0] = row.split(' ').map(Number);
    const mine = estimate({
      scene: SCENES[scene] ?? 'pi',
      sampler: SAMPLERS[sampler] ?? 'random',
      density: 'line',
      tilt: scene === 0 || scene === 6 ? 0 : tilt,
      seed: 7,
      power,
    });
    expect(mine.mean, row).toBeCloseTo(mean, 8);
  }
});

it('hits the integral within five standard errors, for whatever density is nowhere zero', () => {
  for (const scene of SCENES) {
    for (const [density, tilt] of [
      ['line', 0],
      ['line', 0.6],
      ['match', 0],
    ] as const) {
      const wish = { scene, density, tilt: SCENE_FACTS[scene].dimensions === 2 ? 0 : tilt };
      const bound = (5 * deviation(wish)) / Math.sqrt(4096) + 1e-9;
      expect(estimate({ ...wish, sampler: 'random', seed: 3, power: 12 }).error, `${scene} ${density}`).toBeLessThan(
        bound,
      );
    }
  }
});

it('varies from seed to seed as the formula says', () => {
  for (const scene of SCENES) {
    const wish = { scene, density: 'line', tilt: 0 } as const;
    const squares = Array.from(
      { length: 200 },
      (_, seed) => estimate({ ...wish, sampler: 'random', seed: seed + 1, power: 6 }).error ** 2,
    );
    const spread = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
    expect(spread / (deviation(wish) / 8), scene).toBeGreaterThan(0.85);
    expect(spread / (deviation(wish) / 8), scene).toBeLessThan(1.15);
  }
});

it('never reaches the integral with a density that is zero where the integrand is not', () => {
  for (const scene of SCENES) {
    const { error } = estimate({ scene, density: 'half', tilt: 0, sampler: 'stratified', seed: 1, power: 12 });
    // Half a hemisphere holds half of its integral.
    expect(error, scene).toBeGreaterThan(0.02);
  }
});

it('puts every number where the density has its share', () => {
  const inside = fc.double({ min: 0, max: 0.9999, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 20 }), inside, (tilt, u) => {
      const [a, x] = [tilt / 20, tilted(tilt / 20, u)];
      expect(x * (1 - a) + a * x * x).toBeCloseTo(u, 9);
    }),
  );
  fc.assert(
    fc.property(inside, (u) => {
      for (const [name, { value, inverse, exact }] of Object.entries(LINES)) {
        const x = inverse(u);
        let sum = 0;
        for (let i = 0; i < 4000; i++) sum += (value(((i + 0.5) / 4000) * x) * x) / 4000;
        expect(sum / exact, name).toBeCloseTo(u, 2);
      }
    }),
    { numRuns: 30 },
  );
});

it('gives every part of the square its one point when stratified', () => {
  for (const power of [4, 5]) {
    const columns = 2 ** Math.ceil(power / 2);
    const rows = 2 ** power / columns;
    const cells = points('stratified', { seed: 5, power, dimensions: 2 }).map(
      ([u, v]) => `${Math.floor(u * columns)},${Math.floor(v * rows)}`,
    );
    expect(new Set(cells).size).toBe(2 ** power);
  }
});

it('has no variance where the density is proportional to the integrand', () => {
  for (const scene of SCENES) {
    const { value, density } = sampleAt({ scene, density: 'match', tilt: 0 }, [0.37, 0.81]);
    expect(value / density, scene).toBeCloseTo(SCENE_FACTS[scene].exact, 9);
  }
});
