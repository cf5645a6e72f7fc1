/** Bones in a chain that reach for a target, by two methods, every small step kept; and the closed form for two bones. */

export interface Point {
  x: number;
  y: number;
}

export const METHODS = ['ccd', 'fabrik'] as const;
export type Method = (typeof METHODS)[number];

export const ROOT: Point = { x: 0, y: 0 };
/** Length of a whole chain, whatever its number of bones. */
export const REACH = 2.4;
/** What counts as reached. */
export const NEAR = 0.01;
/** Rounds after which a method gives up. */
const ROUNDS = 12;

/** A small step of a method. */
export interface IkStep {
  /** Joints from the root to the end. */
  joints: Point[];
  /** The joint that was turned (CCD) or the point that was placed (FABRIK). */
  moved: number;
  /** From 1. */
  round: number;
  /** FABRIK's two passes: from the end to the root, and back. */
  pass: 'turn' | 'to-root' | 'to-end';
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const endOf = (joints: readonly Point[]): Point => joints.at(-1) ?? ROOT;

/** How far the chain's end is from the target. */
export const gapOf = (joints: readonly Point[], target: Point): number => distance(endOf(joints), target);

/** A chain of so many equal bones, a little bent so that there is a side to bend to. */
export function startChain(bones: number): Point[] {
  const joints = [ROOT];
  for (let i = 0; i < bones; i++) joints.push(stepFrom(endOf(joints), 1.9 - 0.35 * i, REACH / bones));
  return joints;
}

const stepFrom = ({ x, y }: Point, angle: number, length: number): Point => ({
  x: x + length * Math.cos(angle),
  y: y + length * Math.sin(angle),
});

/** All small steps until the target is reached, nothing moves any more, or the rounds are over. */
export function runIk(method: Method, bones: number, target: Point): IkStep[] {
  const steps: IkStep[] = [];
  let joints = startChain(bones);
  for (let round = 1; round <= ROUNDS && gapOf(joints, target) > NEAR; round++) {
    const made = method === 'ccd' ? ccdRound(joints, target) : fabrikRound(joints, target);
    steps.push(...made.map((step) => ({ ...step, round })));
    const after = made.at(-1)?.joints ?? joints;
    const isStuck = after.every((joint, i) => distance(joint, joints[i] ?? joint) < 1e-4);
    joints = after;
    if (isStuck) break;
  }
  return steps;
}

type Made = Omit<IkStep, 'round'>;

/** Cyclic coordinate descent: from the last joint to the root, each turns until the end lies in the target's direction. */
function ccdRound(start: readonly Point[], target: Point): Made[] {
  const steps: Made[] = [];
  let joints = [...start];
  for (let moved = joints.length - 2; moved >= 0; moved--) {
    joints = turnTowards(joints, moved, target);
    steps.push({ joints, moved, pass: 'turn' });
  }
  return steps;
}

function turnTowards(joints: readonly Point[], moved: number, target: Point): Point[] {
  const pivot = joints[moved] ?? ROOT;
  const end = endOf(joints);
  const angle = Math.atan2(target.y - pivot.y, target.x - pivot.x) - Math.atan2(end.y - pivot.y, end.x - pivot.x);
  return joints.map((joint, i) => (i <= moved ? joint : turnAbout(joint, pivot, angle)));
}

export function turnAbout({ x, y }: Point, pivot: Point, angle: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - pivot.x, y - pivot.y];
  return { x: pivot.x + c * dx - s * dy, y: pivot.y + s * dx + c * dy };
}

/** Forward and backward reaching: the end is put on the target and lengths are mended to the root, then the root is put back. */
function fabrikRound(start: readonly Point[], target: Point): Made[] {
  const steps: Made[] = [];
  const length = REACH / (start.length - 1);
  let joints = [...start];
  const place = (moved: number, point: Point, pass: Made['pass']) => {
    joints = joints.map((joint, i) => (i === moved ? point : joint));
    steps.push({ joints, moved, pass });
  };
  const last = joints.length - 1;
  place(last, target, 'to-root');
  for (let i = last - 1; i >= 0; i--) place(i, onLine(joints[i + 1], joints[i], length), 'to-root');
  place(0, ROOT, 'to-end');
  for (let i = 1; i <= last; i++) place(i, onLine(joints[i - 1], joints[i], length), 'to-end');
  return steps;
}

/** The point at a distance from `from` in the direction of `towards`. */
function onLine(from: Point = ROOT, towards: Point = ROOT, length: number): Point {
  const way = distance(from, towards);
  if (way < 1e-9) return { x: from.x + length, y: from.y };
  return { x: from.x + ((towards.x - from.x) * length) / way, y: from.y + ((towards.y - from.y) * length) / way };
}

/** Both positions of the elbow of two equal bones, by the law of cosines; none when the target is out of reach. */
export function elbowsOf(target: Point): Point[] {
  const length = REACH / 2;
  const way = distance(ROOT, target);
  if (way > REACH || way < 1e-9) return [];
  const direction = Math.atan2(target.y, target.x);
  const bend = Math.acos(way / (2 * length));
  return [direction + bend, direction - bend].map((angle) => stepFrom(ROOT, angle, length));
}
