/** Methods held to closed forms. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { INTEGRATORS } from './integrators.ts';
import { type PhysicsAction, physicsModel } from './model.ts';
import { BOUNCE, energyOf, GRAVITY, motion, ROD, SCENES, type Setting } from './scenes.ts';

const action: fc.Arbitrary<PhysicsAction> = fc.oneof(
  fc.record({ kind: fc.constant('scene' as const), scene: fc.constantFrom(...SCENES) }),
  fc.record({ kind: fc.constant('integrator' as const), integrator: fc.constantFrom(...INTEGRATORS) }),
  fc.record({ kind: fc.constant('h' as const), h: fc.double({ min: -1, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('stiffness' as const), stiffness: fc.integer({ min: -5, max: 200 }) }),
  fc.record({
    kind: fc.constant('start' as const),
    x: fc.double({ min: -3, max: 3, noNaN: true }),
    y: fc.double({ min: -3, max: 3, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -5, max: 700 }) }),
);

const setting = (patch: Partial<Setting>): Setting => ({
  scene: 'spring',
  integrator: 'explicit',
  h: 0.05,
  stiffness: 16,
  startX: 0.8,
  startY: 0,
  ...patch,
});

it('holds what every model holds', () => {
  checkModel(physicsModel, {
    options: [{ scene: 'spring', integrator: 'explicit', h: 0.05 }],
    action: () => action,
    most: 8,
  });
});

it('gives a spring by explicit Euler (1 + ω²h²)ⁿ times its energy', () => {
  for (const h of [0.01, 0.05, 0.1]) {
    for (const stiffness of [4, 16]) {
      const spring = setting({ h, stiffness });
      const bodies = motion(spring, 30);
      for (const [n, body] of bodies.entries()) {
        const ratio = energyOf(spring, body) / energyOf(spring, bodies[0] ?? body);
        expect(ratio / (1 + stiffness * h * h) ** n).toBeCloseTo(1, 9);
      }
    }
  }
});

it('keeps v² + ω²x² − hω²xv by symplectic Euler, and stays bounded up to h = 2∕ω, not beyond', () => {
  for (const h of [0.02, 0.1, 0.4]) {
    const spring = setting({ integrator: 'symplectic', h });
    const kept = motion(spring, 200).map(({ x, vx }) => vx * vx + 16 * x * x - h * 16 * x * vx);
    for (const value of kept) expect(value / (kept[0] ?? 1)).toBeCloseTo(1, 9);
  }
  const far = (h: number) =>
    Math.max(...motion(setting({ integrator: 'symplectic', h }), 300).map(({ x }) => Math.abs(x)));
  expect(far(0.49)).toBeLessThan(8);
  expect(far(0.51)).toBeGreaterThan(1000);
});

it('follows a throw exactly by Verlet, midpoint and RK4, by Euler half a step of speed beside it', () => {
  for (const h of [0.03, 0.1, 0.3]) {
    const fall = (integrator: Setting['integrator']) =>
      motion(setting({ scene: 'throw', integrator, h, startX: 0.6, startY: 0.9 }), 12);
    for (const integrator of INTEGRATORS) {
      const bodies = fall(integrator);
      const [first] = bodies;
      if (!first) throw new Error('no body');
      // Euler's places are wrong by g h t ∕ 2, to either side.
      const side = { explicit: 1, symplectic: -1, verlet: 0, midpoint: 0, rk4: 0 }[integrator];
      for (const [n, { x, y }] of bodies.entries()) {
        const t = n * h;
        expect(x).toBeCloseTo(first.x + first.vx * t, 9);
        expect(y).toBeCloseTo(first.y + first.vy * t - (GRAVITY * t * t) / 2 + (side * GRAVITY * h * t) / 2, 9);
      }
    }
  }
});

/** Arithmetic and geometric mean. */
function agm(a: number, b: number): number {
  let [x, y] = [a, b];
  for (let i = 0; i < 30; i++) [x, y] = [(x + y) / 2, Math.sqrt(x * y)];
  return x;
}

it('swings a pendulum with the period of its elliptic integral', () => {
  for (const [startX, startY] of [
    [0.1, -0.99],
    [0.8, -0.6],
    [1, 0],
  ] as const) {
    const angle = Math.atan2(startX, -startY);
    const period = (2 * Math.PI * Math.sqrt(ROD / GRAVITY)) / agm(1, Math.cos(angle / 2));
    for (const integrator of ['verlet', 'rk4'] as const) {
      const h = 0.001;
      const bodies = motion(setting({ scene: 'pendulum', integrator, h, startX, startY }), 4000);
      const crossing = bodies.findIndex(({ x }, n) => n > 0 && x <= 0);
      const [before, after] = [bodies[crossing - 1]?.x ?? 0, bodies[crossing]?.x ?? 0];
      const quarter = (crossing - 1 + before / (before - after)) * h;
      expect(quarter * 4).toBeCloseTo(period, 4);
    }
  }
});

it('bounces to e² of the height before, the nearer the finer the step', () => {
  const tops = (h: number) => {
    const heights = motion(
      setting({ scene: 'bounce', integrator: 'verlet', h, startX: 0, startY: 1 }),
      Math.round(3 / h),
    ).map(({ y }) => y);
    return heights.filter((y, n) => n > 0 && y > (heights[n - 1] ?? 0) && y >= (heights[n + 1] ?? 0)).slice(0, 3);
  };
  for (const [n, top] of tops(0.0005).entries()) expect(top).toBeCloseTo(BOUNCE ** (2 * (n + 1)), 1);
  expect(tops(0.0005)[0]).toBeCloseTo(BOUNCE ** 2, 2);
});

it('asks what becomes of the energy, and is right', () => {
  const start = physicsModel.start({ scene: 'spring', integrator: 'explicit', h: 0.05 });
  expect(physicsModel.guess?.(start)?.right).toBe(0);
  const kept = physicsModel.reduce(start, { kind: 'integrator', integrator: 'rk4' });
  expect(physicsModel.guess?.(kept)?.right).toBe(2);
});
