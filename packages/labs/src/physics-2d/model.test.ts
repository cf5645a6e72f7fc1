/** Methods held to closed forms. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { clothEnergy, clothForces, hang, projectedStep, SPRINGS, stretchOf } from './cloth.ts';
import { type Member, stepAll } from './crowd.ts';
import { crowdOf, crowdRun, worstStretch } from './crowd-run.ts';
import { BROADS, candidates, contacts, RADIUS, setOff, stepDiscs } from './discs.ts';
import { INTEGRATORS, STEPS } from './integrators.ts';
import { type PhysicsAction, physicsModel } from './model.ts';
import { LIFE, RATE } from './particles.ts';
import { BOUNCE, energyOf, GRAVITY, motion, ROD, type Setting } from './scenes.ts';
import { CROWD_SCENES, type PhysicsState, SCENES } from './state.ts';

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
  fc.record({ kind: fc.constant('broad' as const), broad: fc.constantFrom(...BROADS) }),
  fc.record({ kind: fc.constant('projected' as const), isOn: fc.boolean() }),
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

const options = { integrator: 'explicit', h: 0.05, broad: 'all', projected: 'off' } as const;
const begin = (patch: Partial<PhysicsState> & Pick<PhysicsState, 'scene'>): PhysicsState => ({
  ...physicsModel.start({ ...options, scene: patch.scene }),
  ...patch,
});

it('holds what every model holds', () => {
  checkModel(physicsModel, {
    options: [...CROWD_SCENES, 'spring' as const].map((scene) => ({ ...options, scene })),
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
  const start = physicsModel.start({ ...options, scene: 'spring' });
  expect(physicsModel.guess?.(start)?.right).toBe(0);
  const kept = physicsModel.reduce(start, { kind: 'integrator', integrator: 'rk4' });
  expect(physicsModel.guess?.(kept)?.right).toBe(2);
});

it('steps many bodies as it steps one', () => {
  const body = { x: 0.3, y: -0.2, vx: 1, vy: 2 };
  for (const integrator of INTEGRATORS) {
    const force = ({ x, y, vx }: typeof body) => ({ x: -9 * x - 0.1 * vx, y: -4 * y });
    const one = STEPS[integrator](force, body, 0.05);
    const [, many] = stepAll(integrator, (all) => all.map(force), [{ x: 1, y: 1, vx: 0, vy: 0 }, body], 0.05);
    for (const key of ['x', 'y', 'vx', 'vy'] as const) expect(many?.[key], integrator).toBeCloseTo(one[key], 12);
  }
});

it('pulls a cloth down the slope of its energy', () => {
  const bodies = hang(0.9, 0.8).map((body, i) => ({ ...body, y: body.y + 0.03 * Math.sin(3 * i) }));
  const pulls = clothForces(10)(bodies);
  for (const i of [1, 9, 20, 33, 47]) {
    for (const axis of ['x', 'y'] as const) {
      const moved = (by: number): Member[] =>
        bodies.map((body, j) => (j === i ? { ...body, [axis]: body[axis] + by } : body));
      const slope = (clothEnergy(moved(1e-5), 10) - clothEnergy(moved(-1e-5), 10)) / 2e-5;
      expect(pulls[i]?.[axis]).toBeCloseTo(-slope, 4);
    }
  }
  expect([pulls[0], pulls[7]]).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

it('tears a cloth by explicit Euler where Verlet keeps its energy', () => {
  const text = (patch: Partial<PhysicsState>) =>
    physicsModel.describe(begin({ scene: 'cloth', h: 0.01, step: 200, ...patch }));
  expect(text({ integrator: 'explicit', stiffness: 40 })).toContain('多出来的能量是方法带来的');
  expect(text({ integrator: 'verlet' })).toContain('能量守得住');
});

it('never bursts by constraints, at no step: a longer one makes the cloth softer', () => {
  const stretches = [0.01, 0.05, 0.3].map((h) => {
    const run = crowdRun({ ...begin({ scene: 'cloth', h, isProjected: true }), step: Math.round(6 / h) });
    const energies = run.map((bodies) => clothEnergy(bodies, 0));
    expect(Math.max(...energies)).toBeLessThan((energies[0] ?? 0) * 1.05);
    return worstStretch(run.at(-1) ?? []);
  });
  expect(stretches[0]).toBeLessThan(0.1);
  expect(stretches).toEqual([...stretches].sort((x, y) => x - y));
  expect(stretches[2]).toBeLessThan(3);
  const flat = hang(1.1, 1.1);
  const [pin, free] = [projectedStep(flat, 0.1)[7], projectedStep(flat, 0.1)[40]];
  expect(pin).toEqual({ ...flat[7], vx: 0, vy: 0 });
  expect(free?.y).toBeLessThan(flat[40]?.y ?? 0);
  expect(Math.abs(stretchOf(hang(0.86, 1.1), SPRINGS[0] ?? { a: 0, b: 1, rest: 0.28 }))).toBeLessThan(1e-9);
});

it('has in a fountain what rate and life give, each on its parabola', () => {
  for (const h of [0.01, 0.05, 0.1]) {
    const alive = (seconds: number) =>
      crowdOf(begin({ scene: 'particles', integrator: 'verlet', h, step: Math.round(seconds / h) }));
    expect(alive(1)).toHaveLength(RATE + 1);
    for (const seconds of [3, 4, 6])
      expect(Math.abs(alive(seconds).length - RATE * LIFE)).toBeLessThanOrEqual(RATE * h + 1);
    expect(
      physicsModel.describe(begin({ scene: 'particles', integrator: 'rk4', h, step: Math.round(3 / h) })),
    ).toContain('离它的抛物线0.00 m');
  }
  // Explicit Euler lags behind by g h t ∕ 2: 9.8 × 0.1 × 2 ∕ 2.
  expect(physicsModel.describe(begin({ scene: 'particles', integrator: 'explicit', h: 0.1, step: 30 }))).toContain(
    '抛物线0.98 m',
  );
});

it('finds by every broad phase exactly the pairs that touch', () => {
  const places = fc.array(
    fc.record({
      x: fc.double({ min: -1.4, max: 1.4, noNaN: true }),
      y: fc.double({ min: -1.1, max: 1.1, noNaN: true }),
      vx: fc.constant(0),
      vy: fc.constant(0),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(places, (discs) => {
      const brute = discs.flatMap((p, i) =>
        discs.flatMap((q, j) =>
          j > i && (p.x - q.x) ** 2 + (p.y - q.y) ** 2 < (2 * RADIUS) ** 2 ? [`${i} ${j}`] : [],
        ),
      );
      for (const broad of BROADS) {
        const pairs = candidates(broad, discs);
        expect(new Set(pairs.map(([a, b]) => `${a} ${b}`)).size).toBe(pairs.length);
        expect(
          contacts(pairs, discs)
            .map(([a, b]) => `${a} ${b}`)
            .sort(),
        ).toEqual([...brute].sort());
      }
    }),
  );
});

it('moves discs without loss', () => {
  const energy = (discs: readonly Member[]) => discs.reduce((sum, { vx, vy }) => sum + vx * vx + vy * vy, 0);
  let discs: readonly Member[] = setOff(-0.2, 0.85);
  const first = energy(discs);
  for (let i = 0; i < 200; i++) discs = stepDiscs(discs, 0.02);
  expect(energy(discs)).toBeCloseTo(first, 9);
});

it('runs discs once, whichever way pairs are found', () => {
  const [run, ...others] = BROADS.map((broad) => crowdRun(begin({ scene: 'broad', step: 40, broad })));
  for (const other of others) expect(other.at(-1)).toBe(run?.at(-1));
});

it('guesses of many bodies tell what a second later is so', () => {
  for (const scene of CROWD_SCENES) {
    for (const step of [0, 20, 60]) {
      const state = begin({ scene, step, broad: 'grid' });
      const asked = physicsModel.guess?.(state);
      const later = physicsModel.describe(physicsModel.reduce(state, { kind: 'go', step: step + 20 }));
      const number = { cloth: /到([\d.]+(?:%|倍))，/, particles: /^(\d+)个/, broad: /^(\d+)对/ }[scene].exec(
        asked?.because ?? '',
      )?.[1];
      expect(later).toContain(
        { cloth: `开始的${number}`, particles: `活着${number}个`, broad: `留下${number}对` }[scene],
      );
    }
  }
});
