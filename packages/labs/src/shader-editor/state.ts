/** What a note and a reader can set. */
import * as v from 'valibot';
import { PRESETS, type PresetName } from './presets.ts';

export interface ShaderOptions {
  preset: PresetName;
}

export interface ShaderState {
  code: string;
  /** Sliders that were moved: name → value. */
  values: Record<string, number>;
  /** Where the value is read, 0–1, y upwards as in the shader. */
  x: number;
  y: number;
  /** Seconds. */
  time: number;
}

/** Longest shader, characters. */
export const LONGEST = 8000;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A state as it may come from a link. */
export const shaderState = v.object({
  code: v.pipe(v.string(), v.maxLength(LONGEST)),
  values: v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.number(), v.finite())),
  x: share,
  y: share,
  time: v.pipe(v.number(), v.minValue(0), v.maxValue(1e6)),
});

/** The state that a reader meets first. */
export const startState = ({ preset }: ShaderOptions): ShaderState => ({
  code: PRESETS[preset].code,
  values: {},
  x: 0.5,
  y: 0.5,
  time: 0,
});
