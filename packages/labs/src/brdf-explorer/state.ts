/** What a reader can set. */
import { fixed, flag, oneOf, record, snap } from '../model/codec.ts';
import { DISTRIBUTIONS, type Distribution, MASKINGS, type Masking } from './microfacet.ts';

export const RANGES = {
  roughness: { min: 0.1, max: 1, step: 0.05 },
  metalness: { min: 0, max: 1, step: 0.1 },
  index: { min: 1, max: 2.5, step: 0.1 },
  /** Degrees from the normal, to the right positive. */
  light: { min: -85, max: 85, step: 5 },
  view: { min: -85, max: 85, step: 5 },
} as const;
export type Field = keyof typeof RANGES;

export interface BrdfState extends Record<Field, number> {
  distribution: Distribution;
  masking: Masking;
  /** Whether light that bounced more than once is added. */
  hasBounces: boolean;
}

export interface BrdfOptions {
  roughness: number;
  metalness: number;
  bounces: 'off' | 'on';
}

const number = (field: Field) => fixed(RANGES[field].min, RANGES[field].max, RANGES[field].step);

export const codec = record<BrdfState>({
  distribution: oneOf(DISTRIBUTIONS),
  masking: oneOf(MASKINGS),
  hasBounces: flag,
  roughness: number('roughness'),
  metalness: number('metalness'),
  index: number('index'),
  light: number('light'),
  view: number('view'),
});

export const startState = ({ roughness, metalness, bounces }: BrdfOptions): BrdfState => ({
  distribution: 'ggx',
  masking: 'correlated',
  hasBounces: bounces === 'on',
  roughness: snap(roughness, RANGES.roughness),
  metalness: snap(metalness, RANGES.metalness),
  index: 1.5,
  light: -40,
  view: 40,
});
