import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { length } from '../space/vec.ts';
import { fromEye, IMAGE, pixelOf, seen } from '../space/yard.ts';
import { type Light, noisy, PIXELS, theYard } from './buffer.ts';
import { bilateral, FILTERS, guided, kernel3 } from './filters.ts';
import { type PostAction, postModel } from './model.ts';
import { frameAbout, KERNEL, occlusionOf } from './occlusion.ts';
import { lightAfter, lightBefore, splitBytes } from './render.ts';
import { boxBlur, gaussBlur } from './spread.ts';
import { type Field, RANGES, TASKS } from './state.ts';
import { CURVES, ENCODINGS, encode, srgb, toneOf } from './tone.ts';

const number = fc.oneof(fc.double({ min: -30, max: 30, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));
const action: fc.Arbitrary<PostAction> = fc.oneof(
  fc.record({ kind: fc.constant('task' as const), task: fc.constantFrom(...TASKS) }),
  fc.record({
    kind: fc.constant('set' as const),
    field: fc.constantFrom(...(Object.keys(RANGES) as Field[])),
    value: number,
  }),
  fc.record({ kind: fc.constant('filter' as const), filter: fc.constantFrom(...FILTERS) }),
  fc.record({ kind: fc.constant('curve' as const), curve: fc.constantFrom(...CURVES) }),
  fc.record({ kind: fc.constant('encoding' as const), encoding: fc.constantFrom(...ENCODINGS) }),
  fc.record({ kind: fc.constant('noise' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('range-check' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -1, max: 8 }) }),
);

it('holds what every model holds', { timeout: 120_000 }, () => {
  checkModel(postModel, { options: [{ task: 'tone' }], action: () => action, most: 2 });
});

/** Random light of every strength. */
const random = (): Light => noisy(new Float32Array(3 * PIXELS).fill(1), 1);
const flat = (value: number): Light => new Float32Array(3 * PIXELS).fill(value);

const at = (light: Light, x: number, y: number) => light[3 * (y * IMAGE.width + x)] ?? Number.NaN;

describe('filters', () => {
  it.each(FILTERS)('%s keeps or clears a flat picture, as its kernel’s sum says', (filter) => {
    const out =
      { none: flat(0.5), box: boxBlur(flat(0.5), 2), gauss: gaussBlur(flat(0.5), 2) }[filter as 'box'] ??
      { bilateral: bilateral(flat(0.5), 2), guided: guided(flat(0.5), 2, theYard()) }[filter as 'guided'] ??
      kernel3(flat(0.5), [filter === 'edge' ? 8 : 9, -1]);
    expect(at(out, 40, 40)).toBeCloseTo(filter === 'edge' ? 0 : 0.5, 5);
  });

  it('Gauss by rows and columns is Gauss by squares, which a bilateral filter of endless tolerance is', () => {
    const light = random();
    const [rows, squares] = [gaussBlur(light, 3), bilateral(light, 3, 1e6)];
    for (const [x, y] of [
      [0, 0],
      [50, 50],
      [167, 103],
      [3, 80],
    ] as const)
      expect(at(rows, x, y)).toBeCloseTo(at(squares, x, y), 5);
  });

  it('a box is the mean of its cells', () => {
    const light = random();
    let sum = 0;
    for (let j = -1; j <= 1; j++) for (let i = -1; i <= 1; i++) sum += at(light, 30 + i, 30 + j);
    expect(at(boxBlur(light, 1), 30, 30)).toBeCloseTo(sum / 9, 5);
  });
});

describe('tone and encoding', () => {
  it('have the known values', () => {
    expect(srgb(0.5)).toBeCloseTo(0.735357, 6);
    expect(srgb(0.2140411)).toBeCloseTo(0.5, 6);
    expect(srgb(0.001)).toBeCloseTo(0.01292, 9);
    expect(encode('twice', 0.5)).toBeCloseTo(srgb(0.735357), 6);
    expect(toneOf('reinhard', 1)).toBe(0.5);
    expect(toneOf('aces', 1)).toBeCloseTo(2.54 / 3.16, 9);
    expect(toneOf('clip', 7)).toBe(1);
  });

  it('curves rise and stay within 0 and 1', () => {
    for (const curve of CURVES) {
      let before = 0;
      for (let value = 0; value < 30; value += 0.25) {
        const now = toneOf(curve, value);
        expect(now).toBeGreaterThanOrEqual(before - 1e-12);
        expect(now).toBeLessThanOrEqual(1);
        before = now;
      }
    }
  });
});

it('noise is right on average and goes down by the root of the frames', () => {
  const spread = (frames: number) => {
    const light = noisy(flat(1), frames).filter((_, i) => i % 3 === 0);
    const mean = light.reduce((a, b) => a + b, 0) / light.length;
    expect(mean).toBeCloseTo(1, 1);
    return Math.sqrt(light.reduce((a, b) => a + (b - mean) ** 2, 0) / light.length);
  };
  expect(spread(1)).toBeCloseTo(1, 1);
  expect(spread(16)).toBeCloseTo(0.25, 1);
});

describe('ambient occlusion', () => {
  const { spots } = theYard();
  const shares = occlusionOf(spots, 0.5, true);
  const share = (x: number, y: number) => shares[y * IMAGE.width + x] ?? Number.NaN;

  it('samples the half space above the surface', () => {
    for (const sample of KERNEL) {
      expect(sample[2]).toBeGreaterThan(0);
      expect(length(sample)).toBeLessThanOrEqual(1);
    }
    const [right, up] = frameAbout([0, 1, 0]);
    expect([length(right), length(up)]).toEqual([1, 1]);
  });

  it('leaves open floor open and darkens the corner at the box', () => {
    expect(share(20, 95)).toBeGreaterThan(0.9);
    const foot = Array.from({ length: 12 }, (_, i) => pixelOf(...fromEye([-1.4 + 0.06 * i, 0, 0.26])));
    const mean = foot.reduce((sum, at) => sum + share(at % IMAGE.width, Math.floor(at / IMAGE.width)), 0) / foot.length;
    expect(mean).toBeLessThan(0.88);
  });

  it('with no range check darkens what stands far behind an edge', () => {
    const open = (hasCheck: boolean) => occlusionOf(spots, 0.5, hasCheck).reduce((a, b) => a + b, 0);
    expect(open(false)).toBeLessThan(open(true));
  });
});

it('a point of the yard is in the pixel in which the camera sees it', () => {
  for (const [x, y] of [
    [84, 60],
    [20, 90],
    [130, 70],
  ] as const) {
    const spot = seen(x, y);
    expect(spot && pixelOf(...fromEye(spot.point))).toBe(y * IMAGE.width + x);
  }
});

it('computes again only what a change concerns', () => {
  const first = postModel.start({ task: 'denoise' });
  const light = lightAfter(first);
  for (const action of [
    { kind: 'set', field: 'exposure', value: 2 },
    { kind: 'curve', curve: 'aces' },
    { kind: 'encoding', encoding: 'twice' },
  ] as const)
    expect(lightAfter(postModel.reduce(first, action))).toBe(light);
  const glowing = postModel.reduce(first, { kind: 'set', field: 'bloom', value: 0.4 });
  expect(lightAfter(glowing)).not.toBe(light);
  expect(lightBefore(glowing)).toBe(lightBefore(first));
});

it('left of the bar is the picture before, right of it after', () => {
  const state = { ...postModel.start({ task: 'gamma' as const }), split: 0.5 };
  const bytes = splitBytes(state, [flat(0.5), flat(0.5)]);
  expect([bytes[0], bytes[4 * (IMAGE.width - 1)]]).toEqual([188, 128]);
  expect(lightAfter(state)).toHaveLength(3 * PIXELS);
});

it('a guess tells what the next stop or the next frames then do', () => {
  for (const task of ['tone', 'gamma', 'denoise'] as const) {
    for (const curve of ['clip', 'reinhard'] as const) {
      for (const step of [1, 4]) {
        const first = postModel.reduce(postModel.start({ task }), { kind: 'curve', curve });
        const state = postModel.reduce(first, { kind: 'go', step });
        const { guess, steps } = postModel;
        expect(steps?.at(state)).toBe(step);
        const asked = guess?.(state);
        const then = postModel.describe(postModel.reduce(state, { kind: 'go', step: step + 1 }));
        const number = /(?:变成|算出来是) ([\d.]+%)/.exec(asked?.because ?? '')?.[1];
        expect(then).toContain(`${task === 'denoise' ? '还差' : '处理后'} ${number}`);
      }
    }
  }
});
