import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const structures = {
  none: 'Test every disc',
  grid: 'Uniform grid',
  kd: 'k-d tree',
  median: 'BVH (median)',
  sah: 'BVH (SAH)',
};
export const queries = { ray: 'Ray', view: 'View frustum' };
export const visits = {
  cells: (count: number) => `${counted(count, 'cell')} visited`,
  nodes: (count: number) => `${counted(count, 'node')} visited`,
};
export const saved = (count: number) => `${count} fewer than testing every one`;
export const nothingSaved = 'none saved';
export const cost = (structure: string, discs: number, visits: string, tests: number, saved: string) =>
  `${structure}, ${counted(discs, 'disc')}: ${visits}, ${counted(tests, 'disc')} tested, ${saved}.`;
export const sentences = (first: string, second: string) => `${first} ${second}`;
export const inView = (count: number) =>
  count === 1 ? '1 disc is in the view frustum.' : `${count} discs are in the view frustum.`;
export const noHit = 'The ray hits nothing.';
export const nearestHit = (disc: number | undefined, distance: string) =>
  `The nearest hit is disc ${disc}, at distance ${distance}.`;
export const notBegun = 'Not begun yet.';
export const discHit = (disc: number) => `Disc ${disc} is hit.`;
export const discMissed = (disc: number) => `Disc ${disc} is not hit.`;
export const outcomes = {
  entered: 'entered',
  missed: 'skipped, its box is not met',
  farther: 'skipped, its box is farther than the hit so far',
};
export const nodeLooked = (node: number, outcome: string) => `Node ${node}: ${outcome}.`;
export const questions = {
  none: 'Every disc has to be tested once. Which structure needs the fewest tests?',
  view: 'Turn the view frustum: where must it look for a single node to rule out a large area?',
  grid: 'Where the discs crowd together, how many tests does a uniform grid still save? Then try the k-d tree or a BVH.',
  otherThanSah: 'Where must the ray go to visit the most nodes? And how many are they with SAH?',
  sah: 'Where must the ray go to visit the most nodes? And how many are they with the median split?',
};
export const known = (distance: string) => `the hit so far is at ${distance}`;
export const noneKnown = 'there is no hit yet';
export const discInView = (disc: number) => `Disc ${disc} is in the view frustum.`;
export const discAside = (disc: number) => `Disc ${disc} is not on the way.`;
export const discDistance = (distance: string, known: string) => `Its distance is ${distance}; ${known}.`;
export const whetherHit = (disc: number) => `Next the disc in the dashed circle (number ${disc}) is tested. Is it hit?`;
export const hitOrMiss = ['Hit', 'Not hit'];
export const boxReasons = {
  entered: () => 'The box is on the way, and no farther than the hit so far.',
  missed: () => 'The box is not on the way.',
  farther: (known: string) => `The box is on the way, but ${known}, and nothing in it can be nearer.`,
};
export const whatOfBox = (node: number) => `Next is the box with the dashed outline (node ${node}). What happens?`;
export const boxFates = ['It is entered', 'Skipped: not met', 'Skipped: too far'];
export const scene = 'Scene';
export const query = 'Query';
export const discs = 'Discs';
export const otherDiscs = 'Other discs';
export const costs = 'What the same query costs in each structure';
export const nodesAndTests = (nodes: number, tests: number) => `nodes ${nodes}, tests ${tests}`;
export const ends = {
  ray: { from: 'Origin of the ray', to: 'Point on the ray' },
  view: { from: 'Viewpoint', to: 'Far end of the view frustum' },
};
