import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oracle } from '../../../../tests/support/oracle.ts';
import { checkModel } from '../model/model-rules.ts';
import { IDENTITY } from '../space/matrix.ts';
import type { Vec4 } from '../space/vec.ts';
import { bufferBytes, drawFrame, WRITTEN } from './frame.ts';
import { GEOMETRY, OBJECTS } from './geometry.ts';
import { pixelHistory } from './history.ts';
import { type GlAction, glModel } from './model.ts';
import { clipNear, rasterise, toClip } from './raster.ts';
import { lightAt } from './shade.ts';
import { CULLS, FAULTS, type Field, FREQUENCIES, type GlState, IMAGE, RANGES, SHOWS, TOGGLES } from './state.ts';

const number = fc.oneof(fc.double({ min: -200, max: 200, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));
const action: fc.Arbitrary<GlAction> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    field: fc.constantFrom(...(Object.keys(RANGES) as Field[])),
    value: number,
  }),
  fc.record({ kind: fc.constant('lamp' as const), azimuth: number, elevation: number }),
  fc.record({ kind: fc.constant('toggle' as const), toggle: fc.constantFrom(...TOGGLES), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('frequency' as const), frequency: fc.constantFrom(...FREQUENCIES) }),
  fc.record({ kind: fc.constant('cull' as const), cull: fc.constantFrom(...CULLS) }),
  fc.record({ kind: fc.constant('shows' as const), shows: fc.constantFrom(...SHOWS) }),
  fc.record({ kind: fc.constant('fault' as const), fault: fc.constantFrom(...FAULTS) }),
  fc.record({ kind: fc.constant('pixel' as const), x: number, y: number }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -1, max: 6 }) }),
);

it('holds what every model holds', { timeout: 120_000 }, () => {
  checkModel(glModel, {
    options: [{ frequency: 'pixel', fault: 'none', shows: 'color' }],
    action: () => action,
    most: 2,
  });
});

const start = (patch: Partial<GlState> = {}): GlState => ({
  ...glModel.start({ frequency: 'pixel', fault: 'none', shows: 'color' }),
  ...patch,
});

const size = { width: 32, height: 32 };
const coordinate = fc.double({ min: -1.5, max: 1.5, noNaN: true });
const corner = fc.tuple(coordinate, coordinate).map(([x, y]) => ({ clip: [x, y, 0, 1] as Vec4, values: [] }));

describe('rasterising', () => {
  it('of two triangles with an edge in common each pixel belongs to one', () => {
    // Corners on pixels' middles, where edges run through them.
    const lattice = fc
      .tuple(fc.integer({ min: -18, max: 18 }), fc.integer({ min: -18, max: 18 }))
      .map(([i, j]) => ({ clip: [(2 * i + 1) / 32, (2 * j + 1) / 32, 0, 1] as Vec4, values: [] }));
    fc.assert(
      fc.property(lattice, lattice, lattice, lattice, (a, b, c, d) => {
        const side = ({ clip: [x, y] }: typeof a) =>
          (b.clip[0] - a.clip[0]) * (y - a.clip[1]) - (b.clip[1] - a.clip[1]) * (x - a.clip[0]);
        // The other corners lie on either side of the edge from a to b.
        if (side(c) * side(d) >= 0) return;
        const pixels = [rasterise([a, b, c], size), rasterise([a, b, d], size)].flatMap(({ fragments }) =>
          fragments.map(({ x, y }) => `${x} ${y}`),
        );
        expect(new Set(pixels).size).toBe(pixels.length);
      }),
    );
  });

  it('covers as many pixels as the area has, but for the edges', () => {
    const square = [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ].map(([x = 0, y = 0]) => ({ clip: [x, y, 0, 1] as Vec4, values: [] }));
    const [a, b, c, d] = square;
    if (!a || !b || !c || !d) throw new Error('four corners');
    const count = rasterise([a, b, c], size).fragments.length + rasterise([a, c, d], size).fragments.length;
    expect(count).toBe(16 * 16);
  });

  it('knows the front by the order of corners', () => {
    fc.assert(
      fc.property(corner, corner, corner, (a, b, c) => {
        const [one, other] = [rasterise([a, b, c], size), rasterise([a, c, b], size)];
        if (one.fragments.length === 0) return;
        expect(one.isFront).toBe(!other.isFront);
        expect(one.fragments.length).toBe(other.fragments.length);
      }),
    );
  });

  it('interpolates by 1/w: halfway on the screen is nearer to the near end', () => {
    const [near, far] = [1, 3];
    const at = (x: number, y: number, w: number, value: number) => ({
      clip: [x * w, y * w, 0, w] as Vec4,
      values: [value],
    });
    const { fragments } = rasterise([at(-1, -1, near, 0), at(1, -1, far, 1), at(-1, 1, near, 0)], {
      width: 64,
      height: 64,
    });
    const middle = fragments.find(({ x, y }) => x === 31 && y === 60);
    // (1/3 · t) / (1 · (1 − t) + 1/3 · t) at t = 31.5 / 64.
    const t = 31.5 / 64;
    expect(middle?.values[0]).toBeCloseTo(t / 3 / (1 - t + t / 3), 9);
  });

  it('cuts at the near plane, and keeps what lies before it', () => {
    const at = (z: number) => ({ clip: [z, 0, z, 1] as Vec4, values: [z] });
    expect(clipNear([at(-3), at(-2), at(-4)])).toEqual([]);
    const cut = clipNear([at(-3), { clip: [1, 1, 1, 1], values: [1] }, { clip: [1, -1, 1, 1], values: [1] }]);
    expect(cut).toHaveLength(2);
    for (const { clip } of cut.flat()) expect(clip[2] + clip[3]).toBeGreaterThanOrEqual(-1e-9);
    expect(toClip(IDENTITY, [1, 2, 3])).toEqual([1, 2, 3, 1]);
  });
});

it('every face of every object is wound so that its normal looks the same way', () => {
  for (const object of OBJECTS) {
    for (const [a, b, c] of GEOMETRY[object]) {
      const [p, q] = [b, c].map(({ position }) => position.map((value, i) => value - (a.position[i] ?? 0)));
      const [u = 0, v = 0, w = 0] = p ?? [];
      const [x = 0, y = 0, z = 0] = q ?? [];
      const across = [v * z - w * y, w * x - u * z, u * y - v * x];
      const facing = across.reduce(
        (sum, value, i) => sum + value * ((a.normal[i] ?? 0) + (b.normal[i] ?? 0) + (c.normal[i] ?? 0)),
        0,
      );
      expect(facing, object).toBeGreaterThan(0);
    }
  }
});

const written = (patch: Partial<GlState>) => drawFrame(start(patch)).calls.reduce((sum, call) => sum + call.written, 0);

describe('a frame', () => {
  it('with the depth test does not depend on the order of what is opaque', () => {
    const opaque = { blend: false };
    const [a, b] = [true, false].map((paneFirst) => drawFrame(start({ ...opaque, paneFirst })).color);
    expect(a).toEqual(b);
  });

  it('with a pane drawn first shows nothing through it; drawn last it does', () => {
    const seen = (paneFirst: boolean) => bufferBytes(drawFrame(start({ paneFirst })), 'color');
    expect(seen(true)).not.toEqual(seen(false));
    const cube = (paneFirst: boolean) => drawFrame(start({ paneFirst })).calls.find(({ object }) => object === 'cube');
    expect(cube(true)?.hidden).toBeGreaterThan(cube(false)?.hidden ?? 0);
  });

  it.each(['vao', 'viewport', 'clear-depth'] as const)('with the fault %s writes nothing', (fault) => {
    expect(written({ fault })).toBe(0);
  });

  it('with a matrix transposed on its way is another frame', () => {
    expect(written({ fault: 'transpose' })).not.toBe(written({}));
  });

  it('with its winding the wrong way culls what should be seen', () => {
    const floor = (fault: 'none' | 'winding') =>
      drawFrame(start({ fault })).calls.find(({ object }) => object === 'floor')?.culled;
    expect(floor('winding')).toBe(2);
    expect(floor('none')).toBe(0);
  });

  it('without culling has more fragments and the same picture', () => {
    const [none, back] = (['none', 'back'] as const).map((cull) => drawFrame(start({ cull })));
    const count = (frame?: ReturnType<typeof drawFrame>) =>
      frame?.calls.reduce((sum, call) => sum + call.fragments, 0) ?? 0;
    expect(count(none)).toBeGreaterThan(count(back));
    expect(none && bufferBytes(none, 'color')).toEqual(back && bufferBytes(back, 'color'));
    expect(none?.depth).toHaveLength(IMAGE.width * IMAGE.height);
  });
});

const CASES: Record<string, Partial<GlState>> = {
  pixel: {},
  vertex: { frequency: 'vertex' },
  flat: { frequency: 'flat' },
  none: { cull: 'none' },
  front: { cull: 'front' },
  winding: { fault: 'winding' },
  paneFirst: { paneFirst: true },
  noDepth: { depthTest: false },
  opaque: { blend: false },
  near: { fault: 'near' },
  clearDepth: { fault: 'clear-depth' },
};

/** What a program says that shoots a ray through each pixel instead of filling triangles. */
const told = oracle(
  'cpp',
  readFileSync(new URL('./fixtures/frame.cpp', import.meta.url), 'utf8'),
  new URL('./fixtures/frame.txt', import.meta.url),
)
  .trim()
  .split('\n');

it.each(Object.keys(CASES))('is the frame of the C++ program: %s', (name) => {
  const at = told.indexOf(name);
  const { calls, color, depth } = drawFrame(start(CASES[name]));
  const counts = calls.map(({ object, fragments, hidden, written }) => `${object} ${fragments} ${hidden} ${written}`);
  expect(counts).toEqual(told.slice(at + 1, at + 5));
  const sums = [0, 1, 2].map((k) => color.reduce((sum, value, i) => (i % 3 === k ? sum + value : sum), 0));
  const right = (told[at + 5] ?? '').split(' ').map(Number);
  for (const [k, sum] of [...sums, depth.reduce((all, value) => all + value, 0)].entries())
    expect(sum).toBeCloseTo(right[k] ?? Number.NaN, 2);
});

it('the history of each pixel adds up to what the calls report, and its last writer is what the depth buffer holds', () => {
  const state = start({ cull: 'none' });
  const frame = drawFrame(state);
  const writes = { cube: 0, ball: 0, floor: 0, pane: 0 };
  for (let at = 0; at < IMAGE.width * IMAGE.height; at++) {
    const events = pixelHistory({ ...state, x: at % IMAGE.width, y: Math.floor(at / IMAGE.width) }, frame);
    const writers = events.filter(({ fate }) => fate === WRITTEN);
    for (const { object, depth, before } of writers) {
      writes[object]++;
      expect(depth).toBeLessThan(before);
    }
    expect(writers.at(-1)?.depth ?? 1).toBe(frame.depth[at]);
  }
  for (const { object, fates } of frame.calls)
    expect(writes[object]).toBe(fates.filter((fate) => fate === WRITTEN).length);
});

it('light is ambient alone on the far side, and highest where lamp and eye mirror each other', () => {
  const state = start({ azimuth: 0, elevation: 45 });
  expect(lightAt(state, [0, 0, 0], [0, -1, -1])).toEqual({ body: 0.2, gloss: 0 });
  const facing = lightAt(state, [0, 0, 0], [0, Math.SQRT1_2, Math.SQRT1_2]);
  expect(facing.body).toBeCloseTo(0.9, 9);
  expect(lightAt(start({ fault: 'no-light' }), [0, 0, 0], [0, 1, 0])).toEqual({ body: 0, gloss: 0 });
});

it('a guess of what is written is what the call then reports', () => {
  for (const patch of [{}, { depthTest: false }, { fault: 'clear-depth' as const }, { paneFirst: true }]) {
    for (let step = 0; step < 4; step++) {
      const asked = glModel.guess?.(start({ ...patch, step }));
      expect(glModel.describe(start({ ...patch, step: step + 1 }))).toContain(asked?.because ?? 'none');
    }
  }
});
