/** In what order a pattern is read. */
import { type NumberType, TYPES } from './types.ts';

export type Stage = 'pattern' | 'sign' | 'exponent' | 'fraction' | 'value' | 'cast';

const FLOAT: readonly Stage[] = ['pattern', 'sign', 'exponent', 'fraction', 'value', 'cast'];
const SIGNED: readonly Stage[] = ['pattern', 'sign', 'value', 'cast'];
const UNSIGNED: readonly Stage[] = ['pattern', 'value', 'cast'];

/** The stages of a type's reading. */
export function stagesOf(type: NumberType): readonly Stage[] {
  const { float, signed } = TYPES[type];
  return float ? FLOAT : signed ? SIGNED : UNSIGNED;
}

export const lastStage = (type: NumberType): number => stagesOf(type).length - 1;

/** The stage of a place in the reading. */
export const stageOf = ({ type, step }: { type: NumberType; step: number }): Stage => stagesOf(type)[step] ?? 'pattern';

/** Whether the reader has come to know the value. */
export const isRead = (state: { type: NumberType; step: number }): boolean => /value|cast/.test(stageOf(state));
