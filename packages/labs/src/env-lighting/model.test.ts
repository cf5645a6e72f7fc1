/** Environment lighting held to brute force by another program, and to what is known of the parts. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oracle } from '../../../../tests/support/oracle.ts';
import { checkModel } from '../model/model-rules.ts';
import { dot, length, type Vec3 } from '../space/vec.ts';
import { halved, makeCube, placeOn, texelAt, wayTo } from './cube.ts';
import { directionOf, type Setting, SKIES } from './environment.ts';
import { bandEnergies, COSINE_LOBE, project, rebuild } from './harmonics.ts';
import { cosineTaps, diffuseTruth, frameOf, meanOfTaps } from './irradiance.ts';
import { type EnvAction, envModel } from './model.ts';
import { makePano, panoAt } from './pano.ts';
import { environmentBrdf, facetsOf, lobeTaps, mirrored, refracted, specularSum, specularTruth } from './specular.ts';
import { type EnvState, type Field, PARTS, RANGES } from './state.ts';
import { answerOf } from './work.ts';

const number = fc.double({ min: -300, max: 300, noNaN: true });
const action: fc.Arbitrary<EnvAction> = fc.oneof(
  fc.record({ kind: fc.constant('part' as const), part: fc.constantFrom(...PARTS) }),
  fc.record({ kind: fc.constant('sky' as const), sky: fc.constantFrom(...SKIES) }),
  fc.record({
    kind: fc.constant('set' as const),
    field: fc.constantFrom(...(Object.keys(RANGES) as Field[])),
    value: number,
  }),
  fc.record({ kind: fc.constant('lamp' as const), lon: number, lat: number }),
  fc.record({ kind: fc.constant('normal' as const), tilt: number, around: number }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 14 }) }),
);
const start = (patch: Partial<Parameters<typeof envModel.start>[0]> = {}) =>
  envModel.start({ part: 'irradiance', sky: 'day', roughness: 0.5, step: 2, ...patch });

it('holds what every model holds', { timeout: 120_000 }, () => {
  checkModel(envModel, {
    options: PARTS.map((part) => ({ part, sky: 'day', roughness: 0.5, step: 2 })),
    action: () => action,
    most: 3,
  });
});

/** The settings that the program knows by number. */
const SETTINGS: readonly Setting[] = [
  { sky: 'day', yaw: 0, lon: 40, lat: 40 },
  { sky: 'room', yaw: 35, lon: -60, lat: 25 },
  { sky: 'day', yaw: -120, lon: 10, lat: -30 },
  { sky: 'white', yaw: 0, lon: 0, lat: 0 },
];
const rows = oracle(
  'cpp',
  readFileSync(new URL('./fixtures/lighting.cpp', import.meta.url), 'utf8'),
  new URL('./fixtures/lighting.txt', import.meta.url),
)
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const rowsOf = (kind: string) => rows.filter(([name]) => name === kind).map((row) => row.slice(1).map(Number));
const cubes = SETTINGS.map((setting) => makeCube(setting, 32));
const cubeOf = (setting: number) => cubes[setting] ?? makeCube(SETTINGS[0] as Setting, 1);

describe('by brute force of another program', () => {
  it('has the same coefficients of harmonics', () => {
    const all = cubes.map(project);
    expect(rowsOf('harmonic')).toHaveLength(100);
    for (const [setting = 0, i = 0, value = 0] of rowsOf('harmonic')) {
      const ours = all[setting]?.[i]?.[1] ?? Number.NaN;
      expect(Math.abs(ours - value), `setting ${setting}, function ${i}`).toBeLessThan(0.01);
    }
  });

  it('has the same diffuse light, summed and by many samples', () => {
    const taps = cosineTaps(4096);
    for (const [setting = 0, x = 0, y = 0, z = 0, ...rgb] of rowsOf('diffuse')) {
      const [truth, estimate] = [
        diffuseTruth(cubeOf(setting), [x, y, z]),
        meanOfTaps(cubeOf(setting), taps, [x, y, z]),
      ];
      for (const [k, value] of rgb.entries()) {
        expect(truth[k], `setting ${setting}, normal ${x} ${y} ${z}`).toBeCloseTo(value, 2);
        expect(Math.abs((estimate[k] ?? 0) - value) / value, 'estimated').toBeLessThan(0.03);
      }
    }
  });

  it('has the same prefiltered light', () => {
    for (const [setting = 0, roughness = 0, x = 0, y = 0, z = 0, value = 0] of rowsOf('filtered')) {
      const ours = meanOfTaps(cubeOf(setting), lobeTaps(roughness, 2048), [x, y, z])[1];
      expect(Math.abs(ours - value) / value, `setting ${setting}, roughness ${roughness}`).toBeLessThan(0.03);
    }
  });

  it('has the same table of scale and offset', () => {
    expect(rowsOf('table')).toHaveLength(12);
    for (const [roughness = 0, cos = 0, scaling = 0, offset = 0] of rowsOf('table')) {
      const ours = environmentBrdf(roughness, cos, 4096);
      expect(Math.abs(ours[0] - scaling), `roughness ${roughness}, cos ${cos}`).toBeLessThan(0.01);
      expect(Math.abs(ours[1] - offset), `roughness ${roughness}, cos ${cos}`).toBeLessThan(0.01);
    }
  });

  it('has the same light of a shiny ball, light and surface in one integral', () => {
    expect(rowsOf('whole')).toHaveLength(18);
    const mips = cubes.slice(0, 2).map((cube) => [cube, halved(cube), halved(halved(cube))]);
    for (const [setting = 0, roughness = 0, x = 0, y = 0, z = 0, value = 0] of rowsOf('whole')) {
      const asked = { normal: [x, y, z] as Vec3, view: [0, 0, 1] as Vec3, f0: 0.95 };
      const sampled = specularTruth(mips[setting] ?? [], facetsOf(roughness, 4096), asked)[1];
      const summed = specularSum(cubeOf(setting), roughness, asked)[1];
      const words = `setting ${setting}, roughness ${roughness}, normal ${x} ${y}`;
      expect(Math.abs(sampled - value) / value, `${words}, sampled`).toBeLessThan(0.06);
      expect(Math.abs(summed - value) / value, `${words}, summed`).toBeLessThan(0.02);
    }
  });

  it('meets the same place of the same face', () => {
    expect(rowsOf('face')).toHaveLength(60);
    for (const [x = 0, y = 0, z = 0, face = -1, s = 0, t = 0] of rowsOf('face')) {
      const place = placeOn([x, y, z]);
      expect(place).toEqual({ face, s: expect.closeTo(s, 6), t: expect.closeTo(t, 6) });
      const texel = (face * 16 + Math.floor(t * 16)) * 16 + Math.floor(s * 16);
      expect(texelAt(16, x, y, z)).toBe(texel);
      const way = wayTo(place);
      const size = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
      for (const [k, value] of [x, y, z].entries()) expect(way[k]).toBeCloseTo(value / size, 6);
    }
  });
});

describe('the white furnace', () => {
  const white = cubeOf(3);
  it('has texels that cover the sphere once', () => {
    expect(white.angles.reduce((a, b) => a + b, 0)).toBeCloseTo(4 * Math.PI, 9);
  });

  it('shows every diffuse and prefiltered point 1, by however few samples', () => {
    for (const count of [1, 3, 64]) {
      expect(meanOfTaps(white, cosineTaps(count), [0.6, 0, 0.8])[0]).toBeCloseTo(1, 12);
      for (const roughness of [0.1, 0.6, 1])
        expect(meanOfTaps(white, lobeTaps(roughness, count), [0, 1, 0])[0]).toBeCloseTo(1, 12);
    }
    expect(diffuseTruth(white, [0, 0.6, -0.8])[2]).toBeCloseTo(1, 3);
  });

  it('gives back as a whole what the two sums give, and never more than it has', () => {
    for (const roughness of [0.3, 0.7, 1]) {
      const normal: Vec3 = [0.6, 0, 0.8];
      const whole = specularTruth([white], facetsOf(roughness, 4096), { normal, view: [0, 0, 1], f0: 1 })[0];
      const [scaling, offset] = environmentBrdf(roughness, 0.8, 4096);
      expect(whole).toBeCloseTo(scaling + offset, 2);
      expect(whole).toBeLessThanOrEqual(1 + 1e-9);
    }
    const lost = envModel.describe({ ...start({ part: 'specular', sky: 'white', roughness: 1 }), step: 8 });
    expect(lost).toContain('微表面之间再弹的光');
  });
});

describe('harmonics', () => {
  it('are square to each other and of length 1', () => {
    const { directions, angles, size } = makeCube({ sky: 'white', yaw: 0, lon: 0, lat: 0 }, 24);
    for (const j of [0, 3, 7, 12, 20, 24]) {
      const light = Float64Array.from({ length: directions.length }, () => 0);
      const unit = Array.from({ length: 25 }, (_, i): Vec3 => (i === j ? [1, 1, 1] : [0, 0, 0]));
      for (let i = 0; i < angles.length; i++) {
        const way = [...directions.subarray(3 * i, 3 * i + 3)] as unknown as Vec3;
        light.set(rebuild(unit, way, { bands: 5 }), 3 * i);
      }
      const back = project({ size, directions, angles, light });
      for (const [i, [value]] of back.entries()) expect(value).toBeCloseTo(i === j ? 1 : 0, 2);
    }
  });

  it('keep each band’s energy when the environment is turned', () => {
    const energies = [0, 75].map((yaw) => bandEnergies(project(makeCube({ sky: 'room', yaw, lon: 20, lat: 30 }, 32))));
    for (const [l, energy] of (energies[0] ?? []).entries()) {
      expect(Math.abs(energy - (energies[1]?.[l] ?? 0)) / energy, `band ${l}`).toBeLessThan(0.03);
    }
  });

  it('make by three bands the diffuse light within a few hundredths, and no less by the fourth', () => {
    const error = (step: number) => answerOf(start({ part: 'harmonics', step }))?.error ?? 1;
    expect(error(0)).toBeGreaterThan(0.2);
    expect(error(2)).toBeLessThan(0.05);
    expect(error(3)).toBeCloseTo(error(2), 9);
    expect(COSINE_LOBE[3]).toBe(0);
    const asked = envModel.guess?.(start({ part: 'harmonics', step: 2 }));
    expect(asked?.choices[asked.right]).toBe('几乎不变');
    expect(asked?.because).toContain('第 3 带（l = 3）被余弦核乘成 0');
  });
});

it('gets nearer to the truth with samples: 256 at least six times as near as 4', () => {
  const error = (step: number) => answerOf(start({ step }))?.error ?? 1;
  expect(error(8)).toBeLessThan(error(2) / 6);
  expect(error(8)).toBeLessThan(0.03);
});

it('mirrors and refracts by the law of sines', () => {
  for (const tilt of [0, 20, 50, 80]) {
    const normal: Vec3 = [Math.sin((tilt * Math.PI) / 180), 0, Math.cos((tilt * Math.PI) / 180)];
    expect(dot(mirrored([0, 0, 1], normal), normal)).toBeCloseTo(normal[2], 12);
    const inside = refracted([0, 0, 1], normal, 1.5);
    expect(length(inside)).toBeCloseTo(1, 12);
    const sinInside = Math.sqrt(1 - dot(inside, normal) ** 2);
    expect(1.5 * sinInside).toBeCloseTo(normal[0], 9);
    expect(dot(inside, normal)).toBeLessThan(0);
  }
});

it('asks which face comes next, and says what the next sentence says', () => {
  let state = start({ part: 'cube', step: 0 });
  const faces = new Set<string>();
  for (let step = 1; step <= 11; step++) {
    const asked = envModel.guess?.(state);
    state = envModel.reduce(state, { kind: 'go', step });
    const right = asked?.choices[asked.right] ?? '';
    faces.add(right);
    expect(envModel.describe(state)).toContain(`查 ${right} 面`);
  }
  expect(faces.size).toBeGreaterThanOrEqual(4);
});

it('because tells of an error what the next step has', () => {
  const anyState = fc.record({
    part: fc.constantFrom('irradiance' as const, 'specular' as const, 'harmonics' as const),
    sky: fc.constantFrom('day' as const, 'room' as const),
    step: fc.integer({ min: 0, max: 3 }),
    roughness: fc.constantFrom(0.1, 0.5, 1),
  });
  fc.assert(
    fc.property(anyState, (options) => {
      const state = envModel.start(options) as EnvState;
      const asked = envModel.guess?.(state);
      if (!asked) return;
      const next = envModel.reduce(state, { kind: 'go', step: state.step + 1 });
      const then = /整个球平均差 ([\d.]+%)/.exec(envModel.describe(next))?.[1];
      expect(asked.because).toContain(`变成 ${then}`);
      const [before = 0, after = 0] = (asked.because.match(/[\d.]+(?=%)/g) ?? []).map(Number);
      if (asked.right === 2) expect(after).toBeLessThanOrEqual(before * 0.5 + 0.1);
      if (asked.right === 3) expect(after).toBeGreaterThan(before);
    }),
    { numRuns: 40 },
  );
});

it('a panorama is read between its cells, and round its seam', () => {
  const pano = makePano(32, ([x, y, z]) => [x, y, z]);
  for (const way of [directionOf(179.5, 10), directionOf(-179.5, 10), directionOf(33, -50), directionOf(0, 60)]) {
    for (const [k, value] of panoAt(pano, way).entries()) expect(value).toBeCloseTo(way[k] ?? 9, 1);
  }
});

it('a frame stands square on every normal', () => {
  for (const [lon, lat] of [
    [0, 90],
    [10, -90],
    [180, 0],
    [75, 33],
  ] as const) {
    const normal = directionOf(lon, lat);
    const [u, v] = frameOf(normal);
    for (const [a, b] of [
      [u, v],
      [u, normal],
      [v, normal],
    ] as const)
      expect(dot(a, b)).toBeCloseTo(0, 9);
    expect(length(u)).toBeCloseTo(1, 9);
  }
});
