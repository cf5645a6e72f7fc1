/** What a reader can set. */
import { fixed, oneOf, record } from '../model/codec.ts';
import { IMAGE } from './plane.ts';
import { FILTERS, type Filter, WRAPS, type Wrap } from './sampler.ts';
import { PATTERNS, type Pattern } from './texture.ts';

export const RANGES = {
  bias: { min: -3, max: 3, step: 0.5 },
  /** Most samples, as a power of two. */
  most: { min: 1, max: 4, step: 1 },
  scale: { min: 0.5, max: 6, step: 0.5 },
  pitch: { min: 4, max: 90, step: 2 },
  octaves: { min: 1, max: 4, step: 1 },
  x: { min: 0, max: IMAGE.width - 1, step: 1 },
  y: { min: 0, max: IMAGE.height - 1, step: 1 },
} as const;
export type Field = keyof typeof RANGES;
export const SHOWS = ['color', 'level'] as const;
export type Shows = (typeof SHOWS)[number];

export interface TextureState extends Record<Field, number> {
  pattern: Pattern;
  filter: Filter;
  wrap: Wrap;
  shows: Shows;
}

export interface TextureOptions {
  pattern: Pattern;
  filter: Filter;
  shows: Shows;
}

const number = (field: Field) => fixed(RANGES[field].min, RANGES[field].max, RANGES[field].step);

export const codec = record<TextureState>({
  pattern: oneOf(PATTERNS),
  filter: oneOf(FILTERS),
  wrap: oneOf(WRAPS),
  shows: oneOf(SHOWS),
  bias: number('bias'),
  most: number('most'),
  scale: number('scale'),
  pitch: number('pitch'),
  octaves: number('octaves'),
  x: number('x'),
  y: number('y'),
});

export const startState = (options: TextureOptions): TextureState => ({
  ...options,
  wrap: 'repeat',
  bias: 0,
  most: 3,
  scale: 2,
  pitch: 16,
  octaves: 3,
  x: 110,
  y: 48,
});
