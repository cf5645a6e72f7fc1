import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { dot, length, type Vec3 } from '../space/vec.ts';
import { isLit, meet } from '../space/yard.ts';
import { lightAxes, lightDirection, makeMap, placeIn, texelSize } from './depth-map.ts';
import { chebyshev, lightAt, METHODS, penumbra } from './filters.ts';
import { type ShadowAction, shadowModel } from './model.ts';
import { biasAt, render } from './render.ts';
import { type Field, RANGES, type ShadowState } from './state.ts';

const number = fc.oneof(fc.double({ min: -300, max: 300, noNaN: true }), fc.double({ min: 0, max: 3, noNaN: true }));
const action: fc.Arbitrary<ShadowAction> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    field: fc.constantFrom(...(Object.keys(RANGES) as Field[])),
    value: number,
  }),
  fc.record({ kind: fc.constant('pixel' as const), x: number, y: number }),
  fc.record({ kind: fc.constant('sun' as const), azimuth: number, elevation: number }),
  fc.record({ kind: fc.constant('method' as const), method: fc.constantFrom(...METHODS) }),
  fc.record({ kind: fc.constant('slope' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('cascade' as const), isOn: fc.boolean() }),
);

it('holds what every model holds', () => {
  checkModel(shadowModel, { options: [{ method: 'hard', size: 5, bias: 0 }], action: () => action, most: 1 });
});

const start = (patch: Partial<ShadowState>): ShadowState => ({
  ...shadowModel.start({ method: 'hard', size: 6, bias: 0 }),
  ...patch,
});

describe('a flat floor', () => {
  const light = lightDirection(60, 40);
  const map = makeMap(light, 64, 5.2);
  const [right, up] = lightAxes(light);
  // On a plane with normal n depth changes by this much for a unit along each of the map's axes.
  const slope = [right, up].map((axis) => Math.abs(axis[1] / light[1]));
  const worst = (texelSize(map) / 2) * ((slope[0] ?? 0) + (slope[1] ?? 0));
  const floorPoints = Array.from(
    { length: 400 },
    (_, i): Vec3 => [-3.8 + (i % 20) * 0.06, 0, 2.4 + Math.floor(i / 20) * 0.06],
  );
  const dark = (bias: number) =>
    floorPoints.filter((point) => {
      const place = placeIn(map, point);
      return lightAt(map, { ...place, depth: place.depth - bias }, { method: 'hard', kernel: 1, lamp: 0 }) === 0;
    }).length;

  it('is really lit there', () => {
    for (const point of floorPoints) expect(isLit({ point, normal: [0, 1, 0] }, light)).toBe(true);
  });

  it('shadows itself without a bias, and not with half a texel times the slope', () => {
    expect(dark(0)).toBeGreaterThan(100);
    expect(dark(0.5 * worst)).toBeGreaterThan(0);
    expect(dark(worst + 1e-9)).toBe(0);
  });

  it('needs no more when the map is twice as fine', () => {
    expect(texelSize(makeMap(light, 128, 5.2))).toBeCloseTo(texelSize(map) / 2, 12);
  });
});

describe('filters', () => {
  const light = lightDirection(60, 40);
  const map = makeMap(light, 128, 5.2);
  const anyPoint = fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true }));

  it('with one tap are one comparison', () => {
    fc.assert(
      fc.property(anyPoint, ([x, z]) => {
        const place = placeIn(map, [x, 0, z]);
        const by = (method: 'hard' | 'pcf') => lightAt(map, place, { method, kernel: 1, lamp: 0 });
        expect(by('pcf')).toBe(by('hard'));
      }),
    );
  });

  it('give a share of light, whatever they are', () => {
    fc.assert(
      fc.property(anyPoint, fc.constantFrom(...METHODS), ([x, z], method) => {
        const share = lightAt(map, placeIn(map, [x, 0, z]), { method, kernel: 5, lamp: 0.3 });
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('Chebyshev’s bound is never below the share of depths at or beyond', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 2, maxLength: 25 }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (depths, at) => {
          const mean = depths.reduce((a, b) => a + b, 0) / depths.length;
          const square = depths.reduce((a, b) => a + b * b, 0) / depths.length;
          const share = depths.filter((depth) => depth >= at).length / depths.length;
          expect(chebyshev(mean, square, at)).toBeGreaterThanOrEqual(share - 1e-6);
        },
      ),
    );
  });

  it('a penumbra is as wide as similar triangles say', () => {
    expect(penumbra(5, 3, 0.25)).toBeCloseTo(0.5, 12);
    expect(penumbra(5, 5, 0.25)).toBe(0);
  });
});

it('rays meet what stands where: floor, box, ball', () => {
  expect(meet([3, 5, 3], [0, -1, 0])).toMatchObject({ t: 5, normal: [0, 1, 0] });
  expect(meet([-1, 5, 0], [0, -1, 0])?.t).toBeCloseTo(3.7, 12);
  const ball = meet([0.9, 5, -0.5], [0, -1, 0]);
  expect(ball?.t).toBeCloseTo(3.9, 12);
  expect(ball && length(ball.normal)).toBeCloseTo(1, 12);
  expect(dot(lightDirection(30, 50), lightDirection(30, 50))).toBeCloseTo(1, 12);
});

it('a larger bias trades shadows on oneself for shadows that come loose', () => {
  const [none, small, large] = [0, 0.16, 0.5].map((bias) => render(start({ bias }), 2));
  expect(none?.acne).toBeGreaterThan(0.1);
  expect(small?.acne).toBeLessThan(0.03);
  expect(large?.leak).toBeGreaterThan(3 * (small?.leak ?? 1));
  expect(biasAt(start({ bias: 0.1, isSloped: true }), Math.SQRT1_2)).toBeCloseTo(0.1, 9);
});

it('a second, smaller map serves the middle better', () => {
  const wrong = (hasCascade: boolean) => {
    const { acne, leak } = render(start({ size: 5, bias: 0.1, hasCascade }), 2);
    return acne + leak;
  };
  expect(wrong(true)).toBeLessThan(wrong(false));
});

it('a guess tells what the next size then has', () => {
  let asked = 0;
  for (const method of METHODS) {
    for (let size = 4; size < 8; size++) {
      const state = start({ method, size, bias: 0.03 });
      const guess = shadowModel.guess?.(state);
      if (!guess) continue;
      asked++;
      const then = shadowModel.describe(shadowModel.reduce(state, { kind: 'set', field: 'size', value: size + 1 }));
      const [, before, after] = /^([\d.]+%) 变成 ([\d.]+%)/.exec(guess.because) ?? [];
      expect(then).toContain(after);
      const [a, b] = [Number.parseFloat(before ?? ''), Number.parseFloat(after ?? '')];
      if (guess.right === 2) expect(b).toBeLessThanOrEqual(a / 2 + 0.1);
      if (guess.right === 3) expect(b).toBeGreaterThanOrEqual(a);
    }
  }
  expect(asked).toBeGreaterThan(8);
});
