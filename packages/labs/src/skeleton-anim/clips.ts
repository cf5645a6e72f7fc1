/** Two clips of a walking and a running figure, by keyframes, and how they are mixed. */

export const JOINTS = ['hipL', 'kneeL', 'hipR', 'kneeR', 'armL', 'armR'] as const;
export type Joint = (typeof JOINTS)[number];

/** Angles of the joints, degrees; forwards is positive for hips and arms, knees bend backwards. */
export type Pose = Record<Joint, number>;

export const INTERPOLATIONS = ['step', 'linear', 'smooth'] as const;
export type Interpolation = (typeof INTERPOLATIONS)[number];

export const CLIPS = ['walk', 'run'] as const;
export type Clip = (typeof CLIPS)[number];

/** Frames of one cycle as it is stepped through. */
export const FRAMES = 32;

/** Keys of one leg and the arm of its side, at even phases of a cycle. */
const KEYS: Record<Clip, { hip: readonly number[]; knee: readonly number[]; arm: readonly number[] }> = {
  walk: {
    hip: [25, 14, 0, -14, -22, -8, 12, 26],
    knee: [4, 14, 8, 6, 24, 52, 44, 12],
    arm: [-18, -12, 0, 12, 18, 12, 0, -12],
  },
  run: {
    hip: [38, 18, -8, -28, -30, 0, 40, 52],
    knee: [22, 38, 26, 20, 60, 105, 96, 52],
    arm: [-48, -30, 0, 30, 46, 30, 0, -30],
  },
};
/** The run's cycle begins with another foot-fall than the walk's: this much later in the phase. */
const OFFSET: Record<Clip, number> = { walk: 0, run: 0.3 };

/** A key list at a phase 0…1, which goes round. */
export function keyed(keys: readonly number[], phase: number, interpolation: Interpolation): number {
  const at = (((phase % 1) + 1) % 1) * keys.length;
  const i = Math.floor(at);
  const t = at - i;
  const [before, from, to, after] = [-1, 0, 1, 2].map((k) => keys[(i + k + keys.length) % keys.length] ?? 0);
  if (interpolation === 'step') return from ?? 0;
  if (interpolation === 'linear') return (from ?? 0) * (1 - t) + (to ?? 0) * t;
  return catmullRom([before ?? 0, from ?? 0, to ?? 0, after ?? 0], t);
}

/** Through the two middle values, with slopes from their neighbours. */
export function catmullRom([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** A clip's pose; `isSynced` brings its foot-falls to the phases that all clips share. */
export function clipPose(
  clip: Clip,
  phase: number,
  { isSynced, interpolation }: { isSynced: boolean; interpolation: Interpolation },
): Pose {
  const { hip, knee, arm } = KEYS[clip];
  const at = isSynced ? phase : phase + OFFSET[clip];
  const value = (keys: readonly number[], side: number) => keyed(keys, at + side, interpolation);
  return {
    hipL: value(hip, 0),
    kneeL: value(knee, 0),
    hipR: value(hip, 0.5),
    kneeR: value(knee, 0.5),
    armL: value(arm, 0),
    armR: value(arm, 0.5),
  };
}

/** Joint by joint from one pose to the other. */
export function mixPoses(a: Pose, b: Pose, weight: number): Pose {
  return Object.fromEntries(JOINTS.map((joint) => [joint, a[joint] * (1 - weight) + b[joint] * weight])) as Pose;
}
