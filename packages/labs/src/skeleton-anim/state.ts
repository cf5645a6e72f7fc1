/** What a reader can set: a chain and its target, a bent arm, or two clips and their weights. */
import { checked, fixed, flag, oneOf, record, whole } from '../model/codec.ts';
import { FRAMES, INTERPOLATIONS, type Interpolation } from './clips.ts';
import { METHODS, type Method, runIk } from './ik.ts';
import { COLUMNS, SKINNINGS, type Skinning } from './skin.ts';

export const PARTS = ['ik', 'skin', 'blend'] as const;
export type Part = (typeof PARTS)[number];

export const RANGES = {
  bones: { min: 2, max: 6, step: 1 },
  targetX: { min: -3, max: 3, step: 0.05 },
  targetY: { min: -1.6, max: 2.6, step: 0.05 },
  /** Degrees. */
  upper: { min: -25, max: 40, step: 5 },
  fore: { min: 0, max: 175, step: 5 },
  soft: { min: 0, max: 1, step: 0.05 },
  column: { min: 0, max: COLUMNS - 1, step: 1 },
  weight: { min: 0, max: 1, step: 0.05 },
  lean: { min: -30, max: 30, step: 5 },
} as const;
export type Field = keyof typeof RANGES;

export interface SkeletonState extends Record<Field, number> {
  part: Part;
  method: Method;
  skinning: Skinning;
  interpolation: Interpolation;
  /** Whether both clips put the foot down at the same phase. */
  isSynced: boolean;
  /** Small steps of the chain, or frames of the cycle. */
  step: number;
}

export interface SkeletonOptions {
  part: Part;
  method: Method;
  bones: number;
}

/** The last step: of the chain's run, of the cycle; the sleeve has none. */
export function lastStep({ part, method, bones, targetX, targetY }: SkeletonState): number {
  if (part === 'skin') return 0;
  return part === 'blend' ? FRAMES - 1 : runIk(method, bones, { x: targetX, y: targetY }).length;
}

const number = (field: Field) => fixed(RANGES[field].min, RANGES[field].max, RANGES[field].step);

export const codec = checked(
  record<SkeletonState>({
    part: oneOf(PARTS),
    method: oneOf(METHODS),
    skinning: oneOf(SKINNINGS),
    interpolation: oneOf(INTERPOLATIONS),
    isSynced: flag,
    step: whole(0, 255),
    bones: number('bones'),
    targetX: number('targetX'),
    targetY: number('targetY'),
    upper: number('upper'),
    fore: number('fore'),
    soft: number('soft'),
    column: number('column'),
    weight: number('weight'),
    lean: number('lean'),
  }),
  (state) => state.step <= lastStep(state),
);

export const startState = ({ part, method, bones }: SkeletonOptions): SkeletonState => ({
  part,
  method,
  bones,
  skinning: 'linear',
  interpolation: 'smooth',
  isSynced: true,
  step: 0,
  targetX: 1.5,
  targetY: 0.6,
  upper: -20,
  fore: 100,
  soft: 0.5,
  column: 12,
  weight: 0.5,
  lean: 0,
});
