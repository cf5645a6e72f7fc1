/** The tracer against a C++ program with the same random numbers, and against what must hold of light. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oracle } from '../../../../tests/support/oracle.ts';
import { dot, length, type Vec3 } from '../space/vec.ts';
import { pathRandom } from './random.ts';
import { onSphere, type Strategy, schlick } from './scatter.ts';
import { makeScene, type SceneSettings } from './scene.ts';
import { estimatePixel, firstHit, type Job, power, samplePixel } from './trace.ts';

const SETTINGS: SceneSettings = {
  scene: 'materials',
  hero: 'diffuse',
  heroX: 0,
  heroZ: 0,
  fuzz: 0.3,
  index: 1.7,
  fov: 40,
  aperture: 0,
  focus: 3.4,
  lightSize: 0.6,
  fog: 0,
};

const job = (settings: Partial<SceneSettings>, depth: number, strategy: Strategy): Job => ({
  scene: makeScene({ ...SETTINGS, ...settings }),
  depth,
  strategy,
  seed: 7,
});
const ROOM = { scene: 'cornell', heroX: -0.4, heroZ: -0.2, focus: 3.6 } as const;

const JOBS: Job[] = [
  job({ heroX: 0.2, heroZ: 0.3 }, 8, 'cosine'),
  job({ heroX: 0.2, heroZ: 0.3 }, 3, 'uniform'),
  job({ scene: 'depth', hero: 'metal', aperture: 0.15, focus: 2 }, 8, 'cosine'),
  job({ scene: 'motion', hero: 'glass' }, 8, 'cosine'),
  job(ROOM, 6, 'cosine'),
  job(ROOM, 6, 'light'),
  job(ROOM, 6, 'mis'),
  job({ ...ROOM, fog: 0.4 }, 6, 'mis'),
];

const answers = oracle(
  'cpp',
  readFileSync(new URL('./fixtures/tracer.cpp', import.meta.url), 'utf8'),
  new URL('./fixtures/tracer.txt', import.meta.url),
)
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

it('gives the samples of the C++ program', () => {
  expect(answers).toHaveLength(JOBS.length * 24);
  for (const [j, made] of JOBS.entries()) {
    for (let i = 0; i < 24; i++) {
      const ours = samplePixel(made, (i * 37 + 11) % 160, (i * 23 + 40) % 100, i % 5);
      for (const [k, value] of ours.entries())
        expect(value, `job ${j} sample ${i}`).toBeCloseTo(answers[24 * j + i]?.[k] ?? Number.NaN, 6);
    }
  }
});

/** Pixels of wall, floor and sphere. */
const PIXELS = [
  [30, 50],
  [80, 90],
  [62, 72],
] as const;

describe('light', () => {
  it.each(PIXELS)('at (%d, %d) is the same by every strategy, within the noise', (x, y) => {
    const estimates = (['uniform', 'cosine', 'light', 'mis'] as const).map((strategy) =>
      estimatePixel(job(ROOM, 4, strategy), x, y, 800),
    );
    const best = estimates[3];
    for (const { mean, error = 0 } of estimates) {
      const slack = 4 * Math.hypot(error, best?.error ?? 0) + 1e-3;
      expect(Math.abs(grey(mean) - grey(best?.mean ?? [9, 9, 9]))).toBeLessThan(slack);
    }
  });

  it('sampled at the lamp has less noise than found by chance', () => {
    const error = (strategy: Strategy) => estimatePixel(job(ROOM, 4, strategy), 30, 50, 500).error ?? 0;
    expect(error('mis')).toBeLessThan(error('cosine') / 2);
    expect(error('cosine')).toBeLessThan(error('uniform'));
  });

  it('four times the samples halve the error', () => {
    const error = (samples: number) => estimatePixel(job(ROOM, 4, 'cosine'), 30, 50, samples).error ?? 0;
    expect(error(1600) / error(400)).toBeGreaterThan(0.35);
    expect(error(1600) / error(400)).toBeLessThan(0.7);
  });
});

const grey = ([r, g, b]: Vec3) => (r + g + b) / 3;

it('directions on the sphere have length 1 and no preference', () => {
  const random = pathRandom(1, 2, 3, 4);
  const all = Array.from({ length: 4000 }, () => onSphere(random));
  for (const direction of all) expect(length(direction)).toBeCloseTo(1, 9);
  for (const axis of [0, 1, 2] as const) {
    const mean = all.reduce((sum, direction) => sum + direction[axis], 0) / all.length;
    expect(Math.abs(mean)).toBeLessThan(0.04);
  }
});

it('Schlick’s reflection is r0 straight on and 1 at the edge; the power heuristic’s shares add up to 1', () => {
  expect(schlick(1, 1 / 1.5)).toBeCloseTo(0.04, 9);
  expect(schlick(0, 1 / 1.5)).toBeCloseTo(1, 9);
  expect(power(2, 3) + power(3, 2)).toBeCloseTo(1, 12);
});

it('the middle pixel sees the sphere in the middle, its normal towards the camera', () => {
  const scene = makeScene(SETTINGS);
  const hit = firstHit(scene, 80, 50);
  expect(hit?.shape).toBe(scene.shapes.length - 1);
  expect(hit && dot(hit.normal, [0, 0.7, 3.4])).toBeGreaterThan(3);
  expect(firstHit(scene, 80, 2)).toBeUndefined();
});
