import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oracle } from '../../../../tests/support/oracle.ts';
import { checkModel } from '../model/model-rules.ts';
import { levelsOf, type TextureAction, textureModel } from './model.ts';
import { floorBytes, footprintOf, IMAGE, placeOf } from './plane.ts';
import { FILTERS, type Filter, sample, WRAPS, wrapped } from './sampler.ts';
import { type Field, RANGES, SHOWS } from './state.ts';
import { PATTERNS, SIZE, turbulence } from './texture.ts';

const number = fc.oneof(fc.double({ min: -300, max: 300, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true }));
const action: fc.Arbitrary<TextureAction> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    field: fc.constantFrom(...(Object.keys(RANGES) as Field[])),
    value: number,
  }),
  fc.record({ kind: fc.constant('pixel' as const), x: number, y: number }),
  fc.record({ kind: fc.constant('pattern' as const), pattern: fc.constantFrom(...PATTERNS) }),
  fc.record({ kind: fc.constant('filter' as const), filter: fc.constantFrom(...FILTERS) }),
  fc.record({ kind: fc.constant('wrap' as const), wrap: fc.constantFrom(...WRAPS) }),
  fc.record({ kind: fc.constant('shows' as const), shows: fc.constantFrom(...SHOWS) }),
);

it('holds what every model holds', () => {
  checkModel(textureModel, {
    options: PATTERNS.map((pattern) => ({ pattern, filter: 'trilinear', shows: 'color' })),
    action: () => action,
    most: 12,
  });
});

const answers = oracle(
  'cpp',
  readFileSync(new URL('./fixtures/sampler.cpp', import.meta.url), 'utf8'),
  new URL('./fixtures/sampler.txt', import.meta.url),
)
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

it('samples as OpenGL’s rules say, by another program', () => {
  expect(answers).toHaveLength(200);
  const levels = levelsOf({ pattern: 'checker', octaves: 1 });
  for (const [i, [u = 0, v = 0, ax = 0, ay = 0, bx = 0, by = 0, bias = 0, value]] of answers.entries()) {
    const filter = FILTERS[i % 5] ?? 'nearest';
    const wrap = WRAPS[Math.floor(i / 5) % 3] ?? 'repeat';
    const ours = sample(levels, { filter, wrap, bias, most: 8 }, { u, v, dx: [ax, ay], dy: [bx, by] });
    expect(ours, `${i} ${filter} ${wrap}`).toBeCloseTo(value ?? Number.NaN, 9);
  }
});

describe('levels', () => {
  it.each(PATTERNS)('of %s all have the mean of the first', (pattern) => {
    const levels = levelsOf({ pattern, octaves: 3 });
    expect(levels.map(({ size }) => size)).toEqual([64, 32, 16, 8, 4, 2, 1]);
    const means = levels.map(({ texels }) => texels.reduce((a, b) => a + b, 0) / texels.length);
    for (const mean of means) expect(mean).toBeCloseTo(means[0] ?? Number.NaN, 9);
  });
});

it('indices outside come back in: repeated, clamped, mirrored', () => {
  const all = (wrap: (typeof WRAPS)[number]) => [-3, -1, 0, 3, 4, 7, 8].map((i) => wrapped(i, 4, wrap));
  expect(all('repeat')).toEqual([1, 3, 0, 3, 0, 3, 0]);
  expect(all('clamp')).toEqual([0, 0, 0, 3, 3, 3, 3]);
  expect(all('mirror')).toEqual([2, 0, 0, 3, 3, 0, 0]);
});

it('noise is seamless, within 0 and 1, and its mean does not drift with octaves', () => {
  for (let i = 0; i < 50; i++) {
    expect(turbulence(0, i / 50, 3)).toBeCloseTo(turbulence(1, i / 50, 3), 9);
    expect(turbulence(i / 50, 0.3, 4)).toBeGreaterThanOrEqual(0);
    expect(turbulence(i / 50, 0.3, 4)).toBeLessThan(1);
  }
});

describe('the floor', () => {
  it('seen from straight above has square footprints, seen flat long ones', () => {
    const straight = footprintOf({ pitch: 90, scale: 2 }, 90, 56);
    expect(Math.hypot(...(straight?.dx ?? [0, 9]))).toBeCloseTo(Math.hypot(...(straight?.dy ?? [0, 0])), 9);
    const flat = footprintOf({ pitch: 10, scale: 2 }, 90, 70);
    expect(Math.hypot(...(flat?.dy ?? [0, 0]))).toBeGreaterThan(3 * Math.hypot(...(flat?.dx ?? [9, 0])));
    expect(placeOf({ pitch: 10, scale: 2 }, 90, 0)).toBeUndefined();
  });

  it('flickers less the better it is filtered: neighbours in the far rows differ less', () => {
    const roughness = (filter: Filter) => {
      const sampler = { filter, wrap: 'repeat' as const, bias: 0, most: 8 };
      const bytes = floorBytes(levelsOf({ pattern: 'checker', octaves: 1 }), sampler, {
        view: { pitch: 16, scale: 4 },
        shows: 'color',
      });
      let sum = 0;
      for (let x = 1; x < IMAGE.width; x++) {
        const at = 4 * (32 * IMAGE.width + x);
        sum += Math.abs((bytes[at] ?? 0) - (bytes[at - 4] ?? 0));
      }
      return sum;
    };
    expect(roughness('trilinear')).toBeLessThan(roughness('nearest') / 3);
    expect(SIZE).toBe(64);
  });
});

it('a guess tells the level that the next filter then reads', () => {
  const where = fc.record({
    x: fc.integer({ min: 0, max: IMAGE.width - 1 }),
    y: fc.integer({ min: 45, max: IMAGE.height - 1 }),
    filter: fc.integer({ min: 0, max: FILTERS.length - 2 }),
    bias: fc.constantFrom(-1, 0, 1.5),
  });
  let asked = 0;
  fc.assert(
    fc.property(where, ({ x, y, filter, bias }) => {
      const first = textureModel.start({ pattern: 'checker', filter: FILTERS[filter] ?? 'nearest', shows: 'color' });
      const state = { ...first, x, y, bias };
      const guess = textureModel.guess?.(state);
      if (!guess) return;
      asked++;
      const then = textureModel.reduce(state, { kind: 'filter', filter: FILTERS[filter + 1] ?? 'nearest' });
      expect(textureModel.describe(then)).toContain(`读${guess.choices[guess.right]}`);
    }),
  );
  expect(asked).toBeGreaterThan(50);
});
