/** Integrals with a known value, and densities to sample them with. */

export const SCENES = ['pi', 'square', 'sine', 'peak', 'step', 'dice', 'hemisphere'] as const;
export type SceneName = (typeof SCENES)[number];

/**
 * Densities: `line` is p(x) = 1 − a + 2ax with a tilt of −1 to 1 (0 is uniform), `match` is proportional to the integrand,
 * `half` is zero where the integrand is not.
 */
export const DENSITIES = ['line', 'match', 'half'] as const;
export type DensityName = (typeof DENSITIES)[number];

/** A point and its share in the estimate. */
export interface Sample {
  /** Place in the picture, 0–1 or −1–1 for the hemisphere. */
  x: number;
  y: number;
  value: number;
  density: number;
}

export interface Scene {
  exact: number;
  dimensions: 1 | 2;
  /** The integrand of a line. */
  value: (x: number) => number;
  /** Where the density proportional to the integrand puts a uniform number. */
  inverse: (u: number) => number;
}

const NARROW = 0.05;
const CENTRE = 0.7;
const [LOW, HIGH] = [Math.atan(-CENTRE / NARROW), Math.atan((1 - CENTRE) / NARROW)];

/** Faces of the die up to which a share of 1/21, 3/21, 6/21 … lies. */
function loadedFace(u: number): number {
  const face = [1, 2, 3, 4, 5, 6].find((k) => u * 21 < (k * (k + 1)) / 2) ?? 6;
  const before = (face * (face - 1)) / 2;
  return (face - 1 + (u * 21 - before) / face) / 6;
}

export const LINES: Record<Exclude<SceneName, 'pi' | 'hemisphere'>, Scene> = {
  square: { exact: 1, dimensions: 1, value: (x) => 3 * x * x, inverse: Math.cbrt },
  sine: {
    exact: 1,
    dimensions: 1,
    value: (x) => (Math.PI / 2) * Math.sin(Math.PI * x),
    inverse: (u) => Math.acos(1 - 2 * u) / Math.PI,
  },
  peak: {
    exact: NARROW * (HIGH - LOW),
    dimensions: 1,
    value: (x) => 1 / (1 + ((x - CENTRE) / NARROW) ** 2),
    inverse: (u) => CENTRE + NARROW * Math.tan(LOW + u * (HIGH - LOW)),
  },
  step: {
    exact: 0.7,
    dimensions: 1,
    value: (x) => (x < 0.3 ? 0 : 1),
    inverse: (u) => 0.3 + 0.7 * u,
  },
  dice: {
    exact: 3.5,
    dimensions: 1,
    value: (x) => Math.min(Math.floor(x * 6), 5) + 1,
    inverse: loadedFace,
  },
};

export const SCENE_FACTS: Record<SceneName, { exact: number; dimensions: 1 | 2 }> = {
  ...LINES,
  pi: { exact: Math.PI, dimensions: 2 },
  hemisphere: { exact: Math.PI, dimensions: 2 },
};

export interface Wish {
  scene: SceneName;
  density: DensityName;
  tilt: number;
}

/** The sample that a point of the unit square becomes. */
export function sampleAt({ scene, density, tilt }: Wish, [u, v]: readonly [number, number]): Sample {
  if (scene === 'pi') return circleSample(density, u, v);
  if (scene === 'hemisphere') return hemisphereSample(density, u, v);
  return lineSample(LINES[scene], { density, tilt }, u);
}

function lineSample(
  { value, inverse, exact }: Scene,
  { density, tilt }: Pick<Wish, 'density' | 'tilt'>,
  u: number,
): Sample {
  if (density === 'half') return { x: u / 2, y: 0, value: value(u / 2), density: 2 };
  if (density === 'line') {
    const x = tilted(tilt, u);
    return { x, y: 0, value: value(x), density: 1 - tilt + 2 * tilt * x };
  }
  const x = inverse(u);
  return { x, y: 0, value: value(x), density: value(x) / exact };
}

/** Where p(x) = 1 − a + 2ax puts a uniform number; written so that a tilt of 0 divides by no zero. */
export function tilted(tilt: number, u: number): number {
  const b = 1 - tilt;
  const root = Math.sqrt(b * b + 4 * tilt * u);
  return b + root === 0 ? 0 : (2 * u) / (b + root);
}

function circleSample(density: DensityName, u: number, v: number): Sample {
  if (density === 'match') {
    const [r, angle] = [Math.sqrt(u), (v * Math.PI) / 2];
    return { x: r * Math.cos(angle), y: r * Math.sin(angle), value: 4, density: 4 / Math.PI };
  }
  const x = density === 'half' ? u / 2 : u;
  return { x, y: v, value: x * x + v * v <= 1 ? 4 : 0, density: density === 'half' ? 2 : 1 };
}

function hemisphereSample(density: DensityName, u: number, v: number): Sample {
  const height = density === 'match' ? Math.sqrt(1 - u) : 1 - u;
  const angle = v * Math.PI * (density === 'half' ? 1 : 2);
  const r = Math.sqrt(Math.max(0, 1 - height * height));
  const chance = density === 'match' ? height / Math.PI : density === 'half' ? 1 / Math.PI : 1 / (2 * Math.PI);
  return { x: r * Math.cos(angle), y: r * Math.sin(angle), value: height, density: chance };
}

/** The density at a place of a line, for the picture. */
export function densityAt({ scene, density, tilt }: Wish, x: number): number {
  if (scene === 'pi' || scene === 'hemisphere') return 1;
  if (density === 'half') return x < 0.5 ? 2 : 0;
  return density === 'line' ? 1 - tilt + 2 * tilt * x : LINES[scene].value(x) / LINES[scene].exact;
}
