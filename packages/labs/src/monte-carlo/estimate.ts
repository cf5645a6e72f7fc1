/** The estimator: the mean of value ∕ density, and how far it is from the integral as samples double. */
import { points, type SamplerName } from './random.ts';
import { LINES, type Sample, SCENE_FACTS, sampleAt, type Wish } from './scenes.ts';

/** Samples are powers of two, up to this one. */
export const MOST_POWER = 12;

export interface Setting extends Wish {
  sampler: SamplerName;
  seed: number;
  power: number;
}

export interface Estimate {
  samples: Sample[];
  mean: number;
  error: number;
}

/** Samples, their mean and its distance from the integral. */
export function estimate({ scene, sampler, seed, power, ...wish }: Setting): Estimate {
  const { exact, dimensions } = SCENE_FACTS[scene];
  const samples = points(sampler, { seed, power, dimensions }).map((point) => sampleAt({ scene, ...wish }, point));
  const sum = samples.reduce((total, sample) => total + share(sample), 0);
  const mean = sum / samples.length;
  return { samples, mean, error: Math.abs(mean - exact) };
}

/** What a sample adds; a place that has no density is never drawn. */
const share = ({ value, density }: Sample): number => (density > 0 ? value / density : 0);

/** Errors at 1, 2, 4 … samples. */
export const errors = (setting: Setting): number[] =>
  Array.from({ length: setting.power + 1 }, (_, power) => estimate({ ...setting, power }).error);

/** Parts of Simpson's rule; fine enough for the narrow peak. */
const PARTS = 4000;

/** Standard deviation of one random sample's share, from the integrals of f² ∕ p and f over where p is. */
export function deviation({ scene, density, tilt }: Wish): number {
  const { exact } = SCENE_FACTS[scene];
  if (density === 'match') return 0;
  if (scene === 'pi') return circleDeviation(density);
  // ∫cos²θ over the hemisphere is 2π∕3; over half of it, half of that.
  if (scene === 'hemisphere')
    return density === 'line' ? Math.sqrt((4 * Math.PI ** 2) / 3 - exact ** 2) : Math.PI * Math.sqrt(1 / 3 - 1 / 4);
  const { value } = LINES[scene];
  const end = density === 'half' ? 0.5 : 1;
  const at = (x: number) => (density === 'half' ? 2 : 1 - tilt + 2 * tilt * x);
  const squares = integral((x) => (value(x) === 0 ? 0 : value(x) ** 2 / at(x)), end);
  return Math.sqrt(Math.max(0, squares - integral(value, end) ** 2));
}

function circleDeviation(density: 'line' | 'half'): number {
  if (density === 'line') return Math.sqrt(4 * Math.PI - Math.PI ** 2);
  // The circle's area from 0 to ½ is √3∕8 + π∕12.
  const area = Math.sqrt(3) / 8 + Math.PI / 12;
  return Math.sqrt(8 * area - (4 * area) ** 2);
}

function integral(f: (x: number) => number, end: number): number {
  const step = end / PARTS;
  // Midpoints: steps and poles at the ends never meet them.
  let sum = 0;
  for (let i = 0; i < PARTS; i++) sum += f((i + 0.5) * step);
  return sum * step;
}

/** How many samples lie in each of some parts: x for lines and the circle, the height for the hemisphere. */
export function histogram(scene: Wish['scene'], samples: readonly Sample[], parts: number): number[] {
  const counts = new Array<number>(parts).fill(0);
  for (const { x, value } of samples) {
    const at = Math.min(Math.floor((scene === 'hemisphere' ? value : x) * parts), parts - 1);
    counts[Math.max(at, 0)] = (counts[Math.max(at, 0)] ?? 0) + 1;
  }
  return counts;
}
