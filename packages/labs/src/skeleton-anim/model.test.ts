import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { catmullRom, clipPose, FRAMES, INTERPOLATIONS, JOINTS, keyed, mixPoses } from './clips.ts';
import { elbowsOf, gapOf, METHODS, NEAR, REACH, runIk } from './ik.ts';
import { type SkeletonAction, skeletonModel } from './model.ts';
import { elbowWidth, HALF, SKINNINGS, skinPoint } from './skin.ts';
import { type Field, PARTS, RANGES } from './state.ts';

const number = fc.double({ min: -200, max: 200, noNaN: true });
const near = fc.double({ min: -3, max: 3, noNaN: true });
const action: fc.Arbitrary<SkeletonAction> = fc.oneof(
  fc.record({ kind: fc.constant('part' as const), part: fc.constantFrom(...PARTS) }),
  fc.record({
    kind: fc.constant('set' as const),
    field: fc.constantFrom(...(Object.keys(RANGES) as Field[])),
    value: fc.oneof(number, near),
  }),
  fc.record({ kind: fc.constant('aim' as const), x: near, y: near }),
  fc.record({ kind: fc.constant('method' as const), method: fc.constantFrom(...METHODS) }),
  fc.record({ kind: fc.constant('skinning' as const), skinning: fc.constantFrom(...SKINNINGS) }),
  fc.record({ kind: fc.constant('interpolation' as const), interpolation: fc.constantFrom(...INTERPOLATIONS) }),
  fc.record({ kind: fc.constant('sync' as const), isSynced: fc.boolean() }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 300 }) }),
);

it('holds what every model holds', () => {
  checkModel(skeletonModel, {
    options: PARTS.map((part) => ({ part, method: 'fabrik', bones: 4 })),
    action: () => action,
    most: 12,
  });
});

const target = fc
  .record({ angle: fc.double({ min: -3, max: 3, noNaN: true }), way: fc.double({ min: 0.3, max: 1.9, noNaN: true }) })
  .map(({ angle, way }) => ({ x: way * Math.cos(angle), y: way * Math.sin(angle) }));

describe.each(METHODS)('%s', (method) => {
  it('keeps the length of every bone, once a round is over', () => {
    fc.assert(
      fc.property(target, fc.integer({ min: 2, max: 6 }), (aim, bones) => {
        const joints = runIk(method, bones, aim).at(-1)?.joints ?? [];
        for (const [i, joint] of joints.entries()) {
          const before = joints[i - 1];
          if (before) expect(Math.hypot(joint.x - before.x, joint.y - before.y)).toBeCloseTo(REACH / bones, 9);
        }
        expect(joints[0] ?? { x: 0, y: 0 }).toEqual({ x: 0, y: 0 });
      }),
    );
  });

  it('with two bones ends where the law of cosines says', () => {
    fc.assert(
      fc.property(target, (aim) => {
        const joints = runIk(method, 2, aim).at(-1)?.joints;
        // What has arrived is compared; near the root a small gap is a large turn.
        if (!joints || gapOf(joints, aim) > NEAR) return;
        const way = Math.hypot(aim.x, aim.y);
        const slack = way < 0.6 ? 0.3 : 0.05;
        const elbow = joints[1] ?? { x: 9, y: 9 };
        const misses = elbowsOf(aim).map(({ x, y }) => Math.hypot(x - elbow.x, y - elbow.y));
        expect(Math.min(...misses)).toBeLessThan(slack);
      }),
    );
  });

  it('reaches what four bones can reach', () => {
    fc.assert(
      fc.property(target, (aim) => {
        const joints = runIk(method, 4, aim).at(-1)?.joints;
        expect(joints ? gapOf(joints, aim) : 0).toBeLessThan(0.12);
      }),
    );
  });

  it('stretches towards what is out of reach', () => {
    const joints = runIk(method, 3, { x: 3, y: 0 }).at(-1)?.joints ?? [];
    expect(gapOf(joints, { x: 3, y: 0 })).toBeLessThan(0.75);
  });
});

it('no small step of CCD takes the end farther away', () => {
  fc.assert(
    fc.property(target, fc.integer({ min: 2, max: 6 }), (aim, bones) => {
      const gaps = runIk('ccd', bones, aim).map(({ joints }) => gapOf(joints, aim));
      for (const [i, gap] of gaps.entries()) expect(gap).toBeLessThanOrEqual((gaps[i - 1] ?? 9) + 1e-9);
    }),
  );
});

describe('a sleeve', () => {
  const pose = (degrees: number, skinning: (typeof SKINNINGS)[number]) => ({
    upper: 0.3,
    fore: (degrees * Math.PI) / 180,
    soft: 0.5,
    skinning,
  });

  it.each([0, 40, 90, 150, 175])('mixed linearly keeps cos(θ/2) of its width at an elbow bent by %d°', (degrees) => {
    expect(elbowWidth(pose(degrees, 'linear'))).toBeCloseTo(Math.cos((degrees * Math.PI) / 360), 9);
  });

  it('keeps its whole width when turns are mixed instead of places', () => {
    expect(elbowWidth(pose(150, 'rotation'))).toBeCloseTo(1, 9);
  });

  it('unbent lies where it was, however it is skinned', () => {
    for (const skinning of SKINNINGS) {
      const { x, y } = skinPoint(20, 1, { ...pose(0, skinning), upper: 0 });
      expect([x, y]).toEqual([skinPoint(20, 1, { ...pose(0, 'rigid'), upper: 0 }).x, y]);
      expect(y).toBeCloseTo(HALF, 9);
    }
  });
});

describe('clips', () => {
  it('go through their keys, and the cycle closes', () => {
    for (const interpolation of INTERPOLATIONS) {
      expect(keyed([1, 5, 3, 7], 0.25, interpolation)).toBe(5);
      expect(keyed([1, 5, 3, 7], 1.25, interpolation)).toBe(5);
    }
    expect(keyed([1, 5, 3, 7], 0.375, 'linear')).toBe(4);
    expect(catmullRom([0, 1, 2, 3], 0.5)).toBe(1.5);
  });

  it('one at weight 0, the other at weight 1; half in between', () => {
    const how = { isSynced: true, interpolation: 'smooth' as const };
    const [walk, run] = [clipPose('walk', 0.2, how), clipPose('run', 0.2, how)];
    expect(mixPoses(walk, run, 0)).toEqual(walk);
    expect(mixPoses(walk, run, 1)).toEqual(run);
    expect(mixPoses(walk, run, 0.5).hipL).toBeCloseTo((walk.hipL + run.hipL) / 2, 9);
  });

  it('that are not in step swing less when mixed', () => {
    const swing = (isSynced: boolean) => {
      const hips = Array.from({ length: FRAMES }, (_, i) => {
        const how = { isSynced, interpolation: 'smooth' as const };
        return mixPoses(clipPose('walk', i / FRAMES, how), clipPose('run', i / FRAMES, how), 0.5).hipL;
      });
      return Math.max(...hips) - Math.min(...hips);
    };
    expect(swing(false)).toBeLessThan(0.6 * swing(true));
    expect(JOINTS).toHaveLength(6);
  });
});

it('a guess about the next small step is what the step then does', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 10 }), (actions) => {
      const state = actions.reduce(
        skeletonModel.reduce,
        skeletonModel.start({ part: 'ik', method: 'fabrik', bones: 3 }),
      );
      const asked = skeletonModel.guess?.(state);
      if (!asked) return;
      const gap = (words: string) => Number(/离目标 ([\d.]+)/.exec(words)?.[1]);
      const [now, then] = [state, skeletonModel.reduce(state, { kind: 'go', step: state.step + 1 })].map((at) =>
        gap(skeletonModel.describe(at)),
      );
      if (asked.choices[asked.right] === '更近') expect(then).toBeLessThanOrEqual(now ?? 0);
      else if (asked.choices[asked.right] === '更远') expect(then).toBeGreaterThanOrEqual(now ?? 0);
      else expect(then).toBe(now);
    }),
  );
});
