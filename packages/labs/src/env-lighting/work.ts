/** What a state's pictures and numbers are made of, each made once for all who ask. */
import { dot, mix, radians, scale, type Vec3 } from '../space/vec.ts';
import { type Cube, halved, makeCube } from './cube.ts';
import { brightness, type Setting } from './environment.ts';
import { COSINE_LOBE, project, rebuild } from './harmonics.ts';
import { cosineTaps, diffuseTruth, meanOfTaps } from './irradiance.ts';
import { makePano, type Pano, panoAt } from './pano.ts';
import { environmentBrdf, facetsOf, lobeTaps, mirrored, specularSum, specularTruth } from './specular.ts';
import { bandsOf, type EnvState, samplesOf } from './state.ts';

/** Keeps the last few results of a function by a key. */
function kept<Input, Result>(make: (input: Input) => Result, most = 12): (input: Input) => Result {
  const results = new Map<string, Result>();
  return (input) => {
    const key = JSON.stringify(input);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = make(input);
    if (results.size >= most) results.delete(results.keys().next().value ?? '');
    results.set(key, result);
    return result;
  };
}

export const settingOf = ({ sky, yaw, lon, lat }: EnvState): Setting => ({ sky, yaw, lon, lat });

/** Texels along a face: fine for samples that fall where they like, coarse where all are summed. */
const FINE = 32;
const COARSE = 16;
const fineCube = kept((setting: Setting): Cube => makeCube(setting, FINE));
/** The fine cube and its halves. */
const mipsOf = kept((setting: Setting): Cube[] => {
  const mips = [fineCube(setting)];
  for (let i = 0; i < 3; i++) mips.push(halved(mips[i] as Cube));
  return mips;
});
const coarseCube = kept(
  (setting: Setting): Cube => ({ ...makeCube(setting, COARSE), light: halved(fineCube(setting)).light }),
);

/** Rows of the maps that are estimated and summed. */
const ROWS = 16;

export const coefficientsOf = kept((setting: Setting) => project(coarseCube(setting)));
export const diffuseMap = kept((setting: Setting): Pano => {
  const cube = coarseCube(setting);
  return makePano(ROWS, (normal) => diffuseTruth(cube, normal));
});
const sampledMap = kept(({ setting, samples }: { setting: Setting; samples: number }): Pano => {
  const taps = cosineTaps(samples);
  return makePano(ROWS, (normal) => meanOfTaps(fineCube(setting), taps, normal));
});
const rebuiltMap = kept(({ setting, bands }: { setting: Setting; bands: number }): Pano => {
  const weights = COSINE_LOBE.map((weight) => weight / Math.PI);
  return makePano(ROWS, (normal) => rebuild(coefficientsOf(setting), normal, { bands, weights }));
});
/** The environment itself by its bands. */
export const bandMap = kept(
  ({ setting, bands }: { setting: Setting; bands: number }): Pano =>
    makePano(ROWS, (direction) => rebuild(coefficientsOf(setting), direction, { bands })),
);

/** Roughness of the levels of the prefiltered map. */
export const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const;
/** Rows of each: what is blurred needs fewer, as mip levels have them. */
const LEVEL_ROWS = [2 * ROWS, ROWS, 12, 8, 8] as const;
/** One level: level 0 is the environment, finer than the others. */
export const levelMap = kept(({ setting, samples, level }: { setting: Setting; samples: number; level: number }) => {
  const cube = fineCube(setting);
  if (level === 0) return makePano(LEVEL_ROWS[0], (way) => meanOfTaps(cube, [[0, 0, 1, 1]], way));
  const taps = lobeTaps(LEVELS[level] ?? 1, samples);
  return makePano(LEVEL_ROWS[level] ?? ROWS, (way) => meanOfTaps(cube, taps, way));
}, 60);

/** The prefiltered light by direction, between the two nearest levels. */
function prefilteredOf(state: EnvState): (way: Vec3) => Vec3 {
  const at = state.roughness * (LEVELS.length - 1);
  const level = Math.min(Math.floor(at), LEVELS.length - 2);
  const shared = { setting: settingOf(state), samples: samplesOf(state) };
  const [a, b] = [levelMap({ ...shared, level }), levelMap({ ...shared, level: level + 1 })];
  return (way) => mix(panoAt(a, way), panoAt(b, way), at - level);
}

/** The diffuse light as the state computes it. */
export const diffuseEstimate = (state: EnvState): Pano =>
  state.part === 'harmonics'
    ? rebuiltMap({ setting: settingOf(state), bands: bandsOf(state) })
    : sampledMap({ setting: settingOf(state), samples: samplesOf(state) });

/** The probe's reflection straight on: metal without a colour of its own. */
export const F0 = 0.95;
/** Towards the camera. */
export const VIEW: Vec3 = [0, 0, 1];
/** Samples of the whole integral. */
const TRUTH_SAMPLES = 128;
/** Least roughness that is sampled: below it the lobe is a mirror's. */
const LEAST = 0.05;

/** Cells of a row of the table. */
const CELLS = 20;
/** A row of the table that shaders read: scale and offset of F0 by the cosine of the view. */
export const tableRow = kept(
  (roughness: number) =>
    Array.from({ length: CELLS }, (_, i) => environmentBrdf(Math.max(roughness, LEAST), (i + 0.5) / CELLS, 64)),
  30,
);
export const cellAt = <Cell>(row: readonly Cell[], cos: number): Cell =>
  row[Math.min(CELLS - 1, Math.max(0, Math.floor(cos * CELLS)))] as Cell;

/** The probe's light by its normal, by the split sum. */
export function splitSumOf(state: EnvState): (normal: Vec3) => Vec3 {
  const [row, prefiltered] = [tableRow(state.roughness), prefilteredOf(state)];
  return (normal) => {
    const [scaling, offset] = cellAt(row, dot(normal, VIEW));
    return scale(prefiltered(mirrored(VIEW, normal)), F0 * scaling + offset);
  };
}

/** From this roughness on the lobe is wider than a coarse texel. */
const WIDE = 0.4;

/** The same by the whole integral: every texel where the lobe is wide, samples where it is narrow. */
export function wholeSumOf(state: EnvState): (normal: Vec3) => Vec3 {
  const setting = settingOf(state);
  if (state.roughness >= WIDE) {
    const cube = coarseCube(setting);
    return (normal) => specularSum(cube, state.roughness, { normal, view: VIEW, f0: F0 });
  }
  const mips = mipsOf(setting);
  const lobe = facetsOf(Math.max(state.roughness, LEAST), TRUTH_SAMPLES);
  return (normal) => specularTruth(mips, lobe, { normal, view: VIEW, f0: F0 });
}

/** The asked normal. */
export function normalOf({ tilt, around }: Pick<EnvState, 'tilt' | 'around'>): Vec3 {
  const [t, a] = [radians(tilt), radians(around)];
  return [Math.sin(t) * Math.cos(a), Math.sin(t) * Math.sin(a), Math.cos(t)];
}

export interface Answer {
  /** Light that the asked point shows, and what it should be. */
  value: number;
  truth: number;
  /** Mean difference over all, as a share of the mean. */
  error: number;
}

/** Estimate and truth at the asked normal and over all of them; undefined where nothing is estimated. */
export const answerOf = kept((state: EnvState): Answer | undefined => {
  if (state.part === 'cube') return undefined;
  const normal = normalOf(state);
  const isShiny = state.part === 'specular';
  const [estimate, truth] = isShiny ? [splitSumOf(state), wholeSumOf(state)] : diffuseOf(state);
  const error = meanGap((isShiny ? BALL_NORMALS : SPHERE_WAYS).map((way) => [estimate(way), truth(way)] as const));
  return { value: brightness(estimate(normal)), truth: brightness(truth(normal)), error };
}, 60);

/** Diffuse light by its normal: as the state computes it, and as it is. */
export function diffuseOf(state: EnvState): readonly [(normal: Vec3) => Vec3, (normal: Vec3) => Vec3] {
  const [estimate, truth] = [diffuseEstimate(state), diffuseMap(settingOf(state))];
  return [(normal) => panoAt(estimate, normal), (normal) => panoAt(truth, normal)];
}

const meanGap = (pairs: readonly (readonly [Vec3, Vec3])[]): number => {
  let [gap, sum] = [0, 0];
  for (const [a, b] of pairs) {
    gap += Math.abs(brightness(a) - brightness(b));
    sum += brightness(b);
  }
  return gap / sum;
};

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Normals that the camera sees, evenly over the ball's disc. */
const BALL_NORMALS = Array.from({ length: 48 }, (_, i): Vec3 => {
  const [r, a] = [Math.sqrt((i + 0.5) / 50), i * GOLDEN];
  return [r * Math.cos(a), r * Math.sin(a), Math.sqrt(1 - r * r)];
});

/** Directions evenly over the sphere. */
const SPHERE_WAYS = Array.from({ length: 200 }, (_, i): Vec3 => {
  const [y, a] = [1 - (2 * i + 1) / 200, i * GOLDEN];
  const r = Math.sqrt(1 - y * y);
  return [r * Math.cos(a), y, r * Math.sin(a)];
});
