/** What a reader can set: the context's state, the material, the lamp, one thing gone wrong, and how far drawing has come. */
import { fixed, flag, oneOf, record, whole } from '../model/codec.ts';

export const FREQUENCIES = ['flat', 'vertex', 'pixel'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const CULLS = ['none', 'back', 'front'] as const;
export type Cull = (typeof CULLS)[number];

export const SHOWS = ['color', 'depth', 'normal'] as const;
export type Shows = (typeof SHOWS)[number];

/** What a programme forgets: each ends in a screen that shows less than it should. */
export const FAULTS = ['none', 'vao', 'viewport', 'near', 'winding', 'transpose', 'clear-depth', 'no-light'] as const;
export type Fault = (typeof FAULTS)[number];

export const RANGES = {
  ambient: { min: 0, max: 1, step: 0.05 },
  diffuse: { min: 0, max: 1, step: 0.05 },
  specular: { min: 0, max: 1, step: 0.05 },
  /** The exponent is two to this power. */
  shininess: { min: 0, max: 8, step: 1 },
  /** Degrees around, and above the horizon. */
  azimuth: { min: -180, max: 180, step: 5 },
  elevation: { min: 5, max: 85, step: 5 },
} as const;
export type Field = keyof typeof RANGES;

export const TOGGLES = ['depthTest', 'blend', 'texture', 'paneFirst'] as const;
export type Toggle = (typeof TOGGLES)[number];

export interface GlState extends Record<Field, number>, Record<Toggle, boolean> {
  frequency: Frequency;
  cull: Cull;
  shows: Shows;
  fault: Fault;
  /** The pixel whose history is asked for, from the upper left. */
  x: number;
  y: number;
  /** Draw calls done; 0 is the cleared frame. */
  step: number;
}

/** What the depth buffer is cleared to. */
export const clearDepth = ({ fault }: Pick<GlState, 'fault'>): number => (fault === 'clear-depth' ? 0 : 1);

export interface GlOptions {
  frequency: Frequency;
  fault: Fault;
  shows: Shows;
}

/** The picture, pixels. */
export const IMAGE = { width: 180, height: 112 };

export const LAST_STEP = 4;
const number = (field: Field) => fixed(RANGES[field].min, RANGES[field].max, RANGES[field].step);

export const codec = record<GlState>({
  frequency: oneOf(FREQUENCIES),
  cull: oneOf(CULLS),
  shows: oneOf(SHOWS),
  fault: oneOf(FAULTS),
  x: whole(0, IMAGE.width - 1),
  y: whole(0, IMAGE.height - 1),
  step: whole(0, LAST_STEP),
  depthTest: flag,
  blend: flag,
  texture: flag,
  paneFirst: flag,
  ambient: number('ambient'),
  diffuse: number('diffuse'),
  specular: number('specular'),
  shininess: number('shininess'),
  azimuth: number('azimuth'),
  elevation: number('elevation'),
});

export const startState = ({ frequency, fault, shows }: GlOptions): GlState => ({
  frequency,
  fault,
  shows,
  cull: 'back',
  // Where the pane is before the cube.
  x: 55,
  y: 56,
  step: LAST_STEP,
  depthTest: true,
  blend: true,
  texture: true,
  paneFirst: false,
  ambient: 0.2,
  diffuse: 0.7,
  specular: 0.6,
  shininess: 5,
  azimuth: 20,
  elevation: 45,
});
