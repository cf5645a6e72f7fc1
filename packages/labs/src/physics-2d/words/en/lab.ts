import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const scenes = {
  spring: 'Spring',
  pendulum: 'Pendulum',
  throw: 'Projectile',
  bounce: 'Bouncing ball',
  cloth: 'Cloth',
  particles: 'Particles',
  broad: 'Broad phase',
};
export const integrators = {
  explicit: 'Explicit Euler',
  symplectic: 'Semi-implicit Euler',
  verlet: 'Velocity Verlet',
  midpoint: 'Midpoint method',
  rk4: 'RK4',
};
export const questions = {
  spring: 'How large must the time step be for the spring to blow up? Try again with another method of integration.',
  pendulum: 'With the same time step, which method makes the pendulum swing higher and higher?',
  throw: 'Under constant acceleration, which method stays on the same parabola whatever the time step?',
  bounce: 'With a larger time step, is the first bounce still as high? Drag the time step to 0.30 s and see.',
  cloth: 'At which time step does the cloth blow up? And what happens with constraint projection instead?',
  particles:
    'At how many particles does the fountain stop growing? What do the lifetime and the number per second decide?',
  broad: 'Try the grid and the sweep: how many lines fewer are left, and is a pair that touches ever missed?',
};
export const times = (ratio: string | number) => `${ratio}×`;
export const when = (h: string, step: number, time: string) => `time step ${h} s. At step ${step}, ${time} s,`;
export const motion = (scene: string, integrator: string, when: string, place: string) =>
  `${scene}, ${integrator}, ${when} it is at ${place}`;
export const energy = (motion: string, ratio: string, verdict: string) =>
  `${motion}; energy relative to the start: ${ratio}. ${verdict}`;
export const bounceLoss = 'Energy lost at each bounce is real; energy out of nothing is not.';
export const gained = 'The energy gained is an error of the method.';
export const lost = 'The energy lost is an error of the method.';
export const kept = 'The energy is conserved.';
export const whatOfEnergy = 'What becomes of the total energy in the next second?';
export const changes = ['It grows', 'It shrinks', 'It hardly changes'];
export const energyFromTo = (from: string, to: string) =>
  `Relative to the start, the energy goes from ${from} to ${to}.`;
export const broads = { all: 'Every pair', grid: 'Uniform grid', sweep: 'Sweep and prune (SAP)' };
/** Beside a bar. */
export const broadsInShort = { all: 'Every pair', grid: 'Uniform grid', sweep: 'Sweep, prune' };
export const projected = 'Constraint projection (PBD)';
export const discs = (count: number, broad: string, when: string) => `${broad}, ${counted(count, 'disc')}, ${when}`;
export const pairs = (left: number, all: number, touching: number) =>
  `the broad phase leaves ${left} of ${counted(all, 'pair')} to the narrow phase, ${touching} really touch`;
export const discsAndPairs = (discs: string, pairs: string, ratio: string) =>
  `${discs} ${pairs}; kinetic energy relative to the start: ${ratio}.`;
export const fountain = (rate: number, life: string, integrator: string, when: string) =>
  `A fountain, ${counted(rate, 'particle')} a second, each living ${life} s, ${integrator}, ${when}`;
export const alive = (fountain: string, count: number, stray: string) =>
  `${fountain} ${count} are alive, the oldest ${stray} m off its parabola.`;
export const cloth = (how: string, when: string, stretch: string) =>
  `Cloth, ${how}, ${when} the longest thread is stretched by ${stretch}`;
export const pulledBack =
  'Stretched threads are pulled back to length in one step when it is let go: that is the energy gained.';
export const damped =
  'Projection does not blow up; lost energy acts like damping, and a large time step makes cloth soft.';
export const bursting = 'The energy gained comes from the method: it is about to blow up.';
export const whatOfCloth = 'What becomes of the total energy of the cloth in the next second?';
export const clothFromTo = (from: string, to: string, stretch: string) =>
  `Relative to the start, the energy goes from ${from} to ${to}; the longest thread is stretched by ${stretch}.`;
export const whatOfParticles = (count: number) =>
  `Now ${counted(count, 'particle')} ${count === 1 ? 'is' : 'are'} alive. And in a second?`;
export const countChanges = ['More', 'Fewer', 'As many, or one off'];
export const mostAlive = (count: number, rate: number, life: number) =>
  `${count}. At most as many are alive as come in a lifetime, about ${rate} × ${life} = ${rate * life}; from then on one goes for each that comes.`;
export const whatOfPairs = (all: number, left: number) =>
  `There are ${all} pairs, and now the broad phase leaves ${left}. How many will it leave in a second?`;
export const shares = ['Less than 10%', '10% to 30%', 'More than 30%'];
export const pairsLeft = (count: number, share: string) =>
  `${counted(count, 'pair')}, ${share} of all. The grid looks only at neighbouring cells, the sweep only at what overlaps on one axis, and testing every pair saves nothing.`;
export const particlesAlive = 'Particles alive';
export const pairsToTest = 'Pairs left to the narrow phase';
export const simulation = 'Simulation';
export const scene = 'Motion';
export const broad = 'Broad phase';
export const integrator = 'Integration';
export const timeStep = 'Time step';
export const stiffness = 'Stiffness';
export const handles = {
  spring: 'Where it is let go',
  pendulum: 'Where it is let go',
  throw: 'Direction and speed of the throw',
  bounce: 'Where it is let go',
  cloth: 'The nail on the right',
  particles: 'Direction and speed of the fountain',
  broad: 'Where the first disc is',
};
export const energyOverFirst = 'Total energy ∕ total energy at the start';
