/** What a reader can set. */
import { fixed, flag, oneOf, record, snap } from '../model/codec.ts';
import { IMAGE } from '../space/yard.ts';
import { METHODS, type Method } from './filters.ts';

export const RANGES = {
  /** Degrees around, and above the horizon. */
  azimuth: { min: -180, max: 180, step: 5 },
  elevation: { min: 15, max: 85, step: 5 },
  /** The map's edge as a power of two. */
  size: { min: 4, max: 8, step: 1 },
  /** Units, taken off a point's depth. */
  bias: { min: 0, max: 0.5, step: 0.01 },
  kernel: { min: 1, max: 9, step: 2 },
  lamp: { min: 0, max: 0.6, step: 0.05 },
  x: { min: 0, max: IMAGE.width - 1, step: 1 },
  y: { min: 0, max: IMAGE.height - 1, step: 1 },
} as const;
export type Field = keyof typeof RANGES;

export interface ShadowState extends Record<Field, number> {
  method: Method;
  /** Whether the bias grows with the slope against the light. */
  isSloped: boolean;
  /** Whether a second, smaller map serves what is near the middle. */
  hasCascade: boolean;
}

export interface ShadowOptions {
  method: Method;
  size: number;
  bias: number;
}

const number = (field: Field) => fixed(RANGES[field].min, RANGES[field].max, RANGES[field].step);

export const codec = record<ShadowState>({
  method: oneOf(METHODS),
  isSloped: flag,
  hasCascade: flag,
  azimuth: number('azimuth'),
  elevation: number('elevation'),
  size: number('size'),
  bias: number('bias'),
  kernel: number('kernel'),
  lamp: number('lamp'),
  x: number('x'),
  y: number('y'),
});

export const startState = ({ method, size, bias }: ShadowOptions): ShadowState => ({
  method,
  isSloped: false,
  hasCascade: false,
  azimuth: 60,
  elevation: 40,
  size,
  bias: snap(bias, RANGES.bias),
  kernel: 5,
  lamp: 0.25,
  x: 60,
  y: 66,
});
