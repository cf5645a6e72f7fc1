/** Where the two charts of the picture lie, and the paths in them. */
import { linear } from '../kit/scale.ts';
import { MOST_POWER } from './estimate.ts';
import { LINES, type Sample, type SceneName } from './scenes.ts';

export const SIZE = { width: 372, height: 352 };
/** The upper chart. */
export const UPPER = { left: 34, right: 356, top: 14, bottom: 172 };
/** The lower one: error by number of samples. */
export const LOWER = { left: 46, right: 352, top: 212, bottom: 318 };

/** Powers of ten of the error that are shown. */
const DECADES = [-4, 1] as const;

export const powerScale = linear([0, MOST_POWER], [LOWER.left, LOWER.right]);
const errorScale = linear(DECADES, [LOWER.bottom, LOWER.top]);

/** Height of an error; one too small to be shown lies on the ground. */
export const errorHeight = (error: number): number =>
  errorScale(Math.min(Math.max(Math.log10(Math.max(error, 1e-9)), DECADES[0]), DECADES[1]));

/** Marks on the axis of errors. */
export const ERROR_MARKS = [-4, -3, -2, -1, 0, 1];

/** Scales of a line's chart; `top` is the largest value that fits. */
export function lineScales(top: number) {
  return { x: linear([0, 1], [UPPER.left, UPPER.right]), y: linear([0, top], [UPPER.bottom, UPPER.top]) };
}

/** Largest value that a line's chart must show. */
export function topOf(scene: Exclude<SceneName, 'pi' | 'hemisphere'>, density: (x: number) => number): number {
  const at = Array.from({ length: 201 }, (_, i) => i / 200);
  return Math.max(2, ...at.map(LINES[scene].value), ...at.map(density)) * 1.06;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A function as a path. */
export function curve(f: (x: number) => number, { x, y }: ReturnType<typeof lineScales>): string {
  return Array.from({ length: 241 }, (_, i) => `${i ? 'L' : 'M'}${round(x(i / 240))} ${round(y(f(i / 240)))}`).join('');
}

/** Dots as one path, for a stroke with round ends. */
export const dots = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');

/** Points of a square or disc, where they are drawn. */
export const onPlane = (samples: readonly Sample[], at: (sample: Sample) => [number, number]): string =>
  dots(samples.map(at));
