/** Every structure beside testing all discs, one by one. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { type BvhAction, bvhModel, sceneOf } from './model.ts';
import { search } from './search.ts';
import { around, boxOf, meets, scatter, sees, viewOf } from './shapes.ts';
import { QUERIES } from './state.ts';
import { build, buildGrid, STRUCTURES } from './trees.ts';

const place = fc.integer({ min: -20, max: 350 });
const action: fc.Arbitrary<BvhAction> = fc.oneof(
  fc.record({ kind: fc.constant('structure' as const), structure: fc.constantFrom(...STRUCTURES) }),
  fc.record({ kind: fc.constant('query' as const), query: fc.constantFrom(...QUERIES) }),
  fc.record({ kind: fc.constant('count' as const), count: fc.integer({ min: 0, max: 99 }) }),
  fc.record({
    kind: fc.constant('aim' as const),
    end: fc.constantFrom('from' as const, 'to' as const),
    x: place,
    y: place,
  }),
  fc.constant({ kind: 'other-discs' as const }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 150 }) }),
);

it('holds what every model holds', () => {
  checkModel(bvhModel, { options: [{ structure: 'sah', query: 'ray', count: 32 }], action: () => action, most: 6 });
});

const anyQuery = fc.record({
  count: fc.integer({ min: 1, max: 64 }),
  seed: fc.integer({ min: 1, max: 500 }),
  x: fc.integer({ min: 0, max: 320 }),
  y: fc.integer({ min: 0, max: 220 }),
  // Multiples of 15°: level and upright rays are among them.
  turn: fc.integer({ min: 0, max: 23 }),
});
const rayOf = ({ x, y, turn }: { x: number; y: number; turn: number }) => {
  const angle = (turn * Math.PI) / 12;
  const exact = (value: number) => (Math.abs(value) < 1e-12 ? 0 : value);
  return { x, y, dx: exact(Math.cos(angle)), dy: exact(Math.sin(angle)) };
};

it('finds with a ray what testing every disc finds', () => {
  fc.assert(
    fc.property(anyQuery, (wish) => {
      const discs = scatter(wish.count, wish.seed);
      const ray = rayOf(wish);
      const nearest = Math.min(...discs.map((disc) => meets(ray, disc) ?? Number.POSITIVE_INFINITY));
      for (const structure of STRUCTURES) {
        const { distance, hits } = search(structure, discs, { kind: 'ray', ray });
        expect(distance ?? Number.POSITIVE_INFINITY, structure).toBe(nearest);
        expect(hits).toHaveLength(Number.isFinite(nearest) ? 1 : 0);
      }
    }),
    // A ray along the edge touches a disc there, and by rounding misses the box around it.
    { numRuns: 150, examples: [[{ count: 44, seed: 74, x: 110, y: 220, turn: 12 }]] },
  );
});

it('sees in a view what testing every disc sees', () => {
  fc.assert(
    fc.property(anyQuery, fc.integer({ min: 1, max: 300 }), (wish, distance) => {
      const discs = scatter(wish.count, wish.seed);
      const view = viewOf(rayOf(wish), distance);
      const all = discs.flatMap((disc, i) => (sees(view, disc) ? [i] : []));
      for (const structure of ['kd', 'median', 'sah', 'grid'] as const) {
        const { hits } = search(structure, discs, { kind: 'view', view });
        // A box can be outside of a line that its disc's margin still reaches.
        for (const hit of hits) expect(all).toContain(hit);
        const centred = discs.flatMap(({ x, y }, i) => (sees(view, { x, y, radius: 0 }) ? [i] : []));
        for (const one of centred) expect(hits, structure).toContain(one);
      }
    }),
    { numRuns: 200 },
  );
});

it('meets a disc where stepping along the ray first comes into it', () => {
  fc.assert(
    fc.property(anyQuery, (wish) => {
      const ray = rayOf(wish);
      for (const disc of scatter(wish.count, wish.seed).slice(0, 6)) {
        let first: number | undefined;
        for (let t = 0; t < 420 && first === undefined; t += 0.05) {
          if (Math.hypot(ray.x + ray.dx * t - disc.x, ray.y + ray.dy * t - disc.y) < disc.radius) first = t;
        }
        const mine = meets(ray, disc);
        if (first !== undefined) expect(mine).toBeCloseTo(first, 0);
        else if (mine !== undefined)
          expect(Math.hypot(ray.x + ray.dx * mine - disc.x, ray.y + ray.dy * mine - disc.y)).toBeCloseTo(
            disc.radius,
            6,
          );
      }
    }),
    { numRuns: 60 },
  );
});

it('holds every disc in a leaf, within the boxes above it', () => {
  for (let seed = 1; seed < 40; seed++) {
    const discs = scatter(40, seed);
    for (const structure of ['median', 'sah'] as const) {
      const nodes = build(structure, discs);
      expect(nodes.flatMap(({ items }) => items).sort((a, b) => a - b)).toEqual(discs.map((_, i) => i));
      for (const { box, children } of nodes)
        for (const child of children ?? []) expect(around([box, nodes[child]?.box ?? box])).toEqual(box);
    }
    for (const nodes of [build('kd', discs), buildGrid(discs).nodes]) {
      expect(new Set(nodes.flatMap(({ items }) => items)).size).toBe(discs.length);
    }
  }
});

it('cuts each space of the kd tree within it: discs that reach in from beside it do not', () => {
  const clusters = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 30 }),
      y: fc.integer({ min: 0, max: 220 }),
      radius: fc.integer({ min: 3, max: 20 }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(clusters, (discs) => {
      for (const { box } of build('kd', discs)) {
        expect(box.right).toBeGreaterThan(box.left);
        expect(box.bottom).toBeGreaterThan(box.top);
      }
    }),
  );
});

it('splits by SAH no worse than at the middle, by its own measure over many scenes', () => {
  let [sah, median] = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    const discs = scatter(48, seed);
    for (let turn = 0; turn < 24; turn += 2) {
      const query = { kind: 'ray', ray: rayOf({ x: (seed * 37) % 320, y: (seed * 53) % 220, turn }) } as const;
      sah += search('sah', discs, query).looks.length;
      median += search('median', discs, query).looks.length;
    }
  }
  expect(sah).toBeLessThan(median);
});

it('asks what the next look sees, and is right', () => {
  for (const structure of STRUCTURES) {
    for (const query of QUERIES) {
      const start = bvhModel.start({ structure, query, count: 24 });
      for (let step = 0; step < sceneOf(start).looks.length; step++) {
        const state = bvhModel.reduce(start, { kind: 'go', step });
        const asked = bvhModel.guess?.(state);
        const look = sceneOf(state).looks[step];
        const answer = asked?.choices[asked.right] ?? '';
        if (look?.kind === 'disc') expect(answer).toBe(look.isHit ? '命中' : '没有命中');
        else expect(answer.startsWith('进入')).toBe(look?.outcome === 'entered');
      }
    }
  }
  expect(boxOf({ x: 5, y: 5, radius: 2 })).toEqual({ left: 3, top: 3, right: 7, bottom: 7 });
});
