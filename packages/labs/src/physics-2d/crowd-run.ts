/** Scenes of many bodies: their runs, and the numbers that are told of them. */
import { kept } from '../model/kept.ts';
import { clothEnergy, clothForces, hang, projectedStep, SPRINGS, stretchOf } from './cloth.ts';
import { type Member, stepAll } from './crowd.ts';
import { candidates, contacts, setOff, stepDiscs } from './discs.ts';
import { firstShots, shotOf, stepFountain, strayOf } from './particles.ts';
import type { CrowdScene, PhysicsState } from './state.ts';

/** Beyond this a cloth has burst; it stays as it was. */
const FARTHEST = 1e3;

const startOf = ({ scene, startX, startY }: PhysicsState): Member[] =>
  ({ cloth: hang, particles: firstShots, broad: setOff })[scene as CrowdScene](startX, startY);

function next(state: PhysicsState, bodies: readonly Member[], step: number): readonly Member[] {
  const { scene, integrator, h, stiffness } = state;
  if (scene === 'broad') return stepDiscs(bodies, h);
  if (scene === 'particles') return stepFountain(bodies, step, state);
  const moved = state.isProjected ? projectedStep(bodies, h) : stepAll(integrator, clothForces(stiffness), bodies, h);
  return moved.every(({ x, y, vx, vy }) => x * x + y * y + vx * vx + vy * vy < FARTHEST ** 2) ? moved : bodies;
}

const runs = kept<(readonly Member[])[]>(8);

/** Bodies at every step up to the state's (or `until`); a run that is known is only made longer. */
export function crowdRun(state: PhysicsState, until = state.step): readonly (readonly Member[])[] {
  // How pairs are found changes nothing of what happens.
  const run = runs(JSON.stringify({ ...state, step: 0, broad: '' }), () => [startOf(state)]);
  while (run.length <= until) run.push(next(state, run.at(-1) ?? [], run.length));
  return run.slice(0, until + 1);
}

/** The bodies now. */
export const crowdOf = (state: PhysicsState): readonly Member[] => crowdRun(state).at(-1) ?? [];

function energyOf({ scene, stiffness }: PhysicsState, all: readonly Member[]): number {
  if (scene === 'cloth') return clothEnergy(all, stiffness);
  return all.reduce((sum, { vx, vy }) => sum + (vx * vx + vy * vy) / 2, 0);
}

/** Energies over the energy at the start, of cloth and discs. */
export function crowdRatios(state: PhysicsState, moments: readonly (readonly Member[])[]): number[] {
  const first = energyOf(state, crowdRun(state, 0)[0] ?? []);
  return moments.map((all) => energyOf(state, all) / first);
}

/** The same of one moment. */
export const crowdRatio = (state: PhysicsState, bodies: readonly Member[]): number =>
  crowdRatios(state, [bodies])[0] ?? 1;

/** The longest stretch of a thread, as a share of its length. */
export const worstStretch = (bodies: readonly Member[]): number =>
  Math.max(...SPRINGS.map((spring) => stretchOf(bodies, spring) / spring.rest));

/** Pairs that the broad phase leaves, those that touch, and all there are. */
export function pairCounts({ broad }: Pick<PhysicsState, 'broad'>, discs: readonly Member[]) {
  const left = candidates(broad, discs);
  return { left: left.length, touching: contacts(left, discs).length, all: (discs.length * (discs.length - 1)) / 2 };
}

/** How far the oldest particle is from its parabola, metres. */
export function oldestStray(
  { h, startX, startY, step }: PhysicsState,
  particles: readonly Member[],
  born: number,
): number {
  const [oldest] = particles;
  if (!oldest) return 0;
  return strayOf(oldest, (step - (oldest.born ?? 0)) * h, shotOf(born - particles.length, startX, startY));
}
