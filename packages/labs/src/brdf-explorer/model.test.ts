import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oracle } from '../../../../tests/support/oracle.ts';
import { checkModel } from '../model/model-rules.ts';
import { bouncedLobe, energyTable, furnaceEnergy } from './energy.ts';
import { DISTRIBUTIONS, density, fresnel, lambda, MASKINGS, reflectance, sampleCos, visible } from './microfacet.ts';
import { type BrdfAction, brdfModel } from './model.ts';
import { ballBytes } from './shading.ts';
import { type Field, RANGES } from './state.ts';

const number = fc.oneof(fc.double({ min: -100, max: 100, noNaN: true }), fc.double({ min: 0, max: 2, noNaN: true }));
const action: fc.Arbitrary<BrdfAction> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    field: fc.constantFrom(...(Object.keys(RANGES) as Field[])),
    value: number,
  }),
  fc.record({ kind: fc.constant('material' as const), metalness: number, roughness: number }),
  fc.record({ kind: fc.constant('distribution' as const), distribution: fc.constantFrom(...DISTRIBUTIONS) }),
  fc.record({ kind: fc.constant('masking' as const), masking: fc.constantFrom(...MASKINGS) }),
  fc.record({ kind: fc.constant('bounces' as const), isOn: fc.boolean() }),
);

it('holds what every model holds', () => {
  checkModel(brdfModel, {
    options: [
      { roughness: 0.4, metalness: 1, bounces: 'off' },
      { roughness: 1, metalness: 0, bounces: 'on' },
    ],
    action: () => action,
    most: 4,
  });
});

/** ∫ over the hemisphere of a function of cosine and azimuth, by the midpoint rule. */
function hemisphere(f: (cos: number, phi: number) => number, count = 400): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < 48; j++) {
      const theta = (((i + 0.5) / count) * Math.PI) / 2;
      sum += f(Math.cos(theta), ((j + 0.5) / 48) * 2 * Math.PI) * Math.sin(theta);
    }
  }
  return (sum * (Math.PI / 2 / count) * (2 * Math.PI)) / 48;
}

describe.each(DISTRIBUTIONS)('%s', (kind) => {
  it.each([0.1, 0.3, 0.7, 1])('covers the surface exactly once, α = %d', (alpha) => {
    expect(hemisphere((cos) => density(kind, cos, alpha) * cos, 2000)).toBeCloseTo(1, 3);
  });

  it.each([0.3, 0.7])('is sampled as densely as it says, α = %d', (alpha) => {
    // The share of normals steeper than the sampled cosine is the random number itself.
    const cut = sampleCos(kind, 0.6, alpha);
    expect(hemisphere((cos) => (cos > cut ? density(kind, cos, alpha) * cos : 0), 3000)).toBeCloseTo(0.6, 2);
  });

  it.each([
    [0.3, 0.4],
    [0.6, 0.8],
  ])('with Smith’s masking shows as much area as the surface has, α = %d, cos = %d', (alpha, cosOut) => {
    const sinOut = Math.sqrt(1 - cosOut * cosOut);
    const seen = hemisphere((cos, phi) => {
      const facing = sinOut * Math.sqrt(1 - cos * cos) * Math.cos(phi) + cosOut * cos;
      return (Math.max(0, facing) * density(kind, cos, alpha)) / (1 + lambda(kind, cosOut, alpha));
    });
    // Blinn's borrows Beckmann's masking, which is a fit.
    expect(seen / cosOut).toBeCloseTo(1, kind === 'ggx' ? 3 : 1);
  });
});

it('has the known values of GGX, Fresnel and masking', () => {
  expect(density('ggx', 1, 0.5)).toBeCloseTo(4 / Math.PI, 9);
  expect(density('beckmann', 1, 0.5)).toBeCloseTo(4 / Math.PI, 9);
  expect(reflectance(1.5)).toBeCloseTo(0.04, 12);
  expect(fresnel(0.04, 0)).toBeCloseTo(1, 12);
  expect(visible({ kind: 'ggx', masking: 'separable', alpha: 1 }, 0.5, 0.5)).toBeCloseTo((2 / 3) ** 2, 9);
  expect(visible({ kind: 'ggx', masking: 'correlated', alpha: 1 }, 0.5, 0.5)).toBeCloseTo(0.5, 9);
});

const furnace = oracle(
  'cpp',
  readFileSync(new URL('./fixtures/furnace.cpp', import.meta.url), 'utf8'),
  new URL('./fixtures/furnace.txt', import.meta.url),
)
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

it('loses in the white furnace what brute force loses', () => {
  expect(furnace).toHaveLength(16);
  for (const [roughness = 0, cos = 0, energy = 0] of furnace) {
    const ours = furnaceEnergy({ kind: 'ggx', masking: 'correlated', alpha: roughness * roughness }, cos);
    expect(Math.abs(ours - energy), `roughness ${roughness}, cos ${cos}`).toBeLessThan(cos < 0.2 ? 0.025 : 0.008);
  }
});

it('gets back with Kulla and Conty’s lobe exactly what was lost', () => {
  const surface = { kind: 'ggx', masking: 'correlated', alpha: 0.8 } as const;
  const table = energyTable(surface);
  const bounced = hemisphere((cos) => bouncedLobe(table, cos, 0.6) * cos);
  expect(furnaceEnergy(surface, 0.6) + bounced).toBeCloseTo(1, 2);
});

it('a rougher ball has a broader and darker highlight', () => {
  const peak = (roughness: number) =>
    Math.max(...ballBytes(brdfModel.start({ roughness, metalness: 0, bounces: 'off' }), 24));
  expect(peak(0.3)).toBe(255);
  const lit = (roughness: number) =>
    ballBytes({ ...brdfModel.start({ roughness, metalness: 1, bounces: 'off' }) }, 24).filter((_, i) => i % 4 === 0);
  const bright = (roughness: number) => lit(roughness).filter((red) => red > 120).length;
  expect(bright(0.6)).toBeGreaterThan(bright(0.2));
});

it('a guess tells what the eye then gets: less in the mirror’s direction, more beside it', () => {
  const at = (light: number, view: number, roughness: number) => ({
    ...brdfModel.start({ roughness, metalness: 1, bounces: 'off' }),
    light,
    view,
  });
  const rights = new Set<number>();
  for (const light of [-85, -40, 0, 30]) {
    for (const view of [-60, 0, 40, 85]) {
      for (const roughness of [0.1, 0.4, 0.85]) {
        const state = at(light, view, roughness);
        const guess = brdfModel.guess?.(state);
        if (!guess || !brdfModel.steps) throw new Error('nothing to guess');
        const { steps } = brdfModel;
        const then = brdfModel.describe(brdfModel.reduce(state, steps.go(steps.at(state) + 1)));
        expect(then).toContain(`镜面项 ${/变成 ([\d.]+)：/.exec(guess.because)?.[1]}。`);
        rights.add(guess.right);
      }
    }
  }
  expect([...rights].sort()).toEqual([0, 1, 2]);
  expect(brdfModel.guess?.(at(-40, 40, 0.4))?.right).toBe(1);
  expect(brdfModel.guess?.(at(-40, 0, 0.25))?.right).toBe(0);
  expect(brdfModel.guess?.(at(-40, 40, 1))).toBeUndefined();
});
