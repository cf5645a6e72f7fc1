/** What a reader can set: environment, the asked point of the probe, and how exactly it is computed. */
import { checked, fixed, oneOf, record, snap, whole } from '../model/codec.ts';
import { SKIES, type SkyName } from './environment.ts';

export const PARTS = ['irradiance', 'cube', 'specular', 'harmonics'] as const;
export type Part = (typeof PARTS)[number];

export const RANGES = {
  /** Degrees by which the environment is turned. */
  yaw: { min: -180, max: 180, step: 5 },
  /** The lamp in the environment: around, and above the horizon. */
  lon: { min: -180, max: 180, step: 5 },
  lat: { min: -85, max: 85, step: 5 },
  /** The asked normal: degrees from the camera, and around the ball from its right. */
  tilt: { min: 0, max: 85, step: 5 },
  around: { min: -180, max: 180, step: 5 },
  roughness: { min: 0, max: 1, step: 0.05 },
} as const;
export type Field = keyof typeof RANGES;

export interface EnvState extends Record<Field, number> {
  part: Part;
  sky: SkyName;
  /** Bands less one, samples as a power of two, or the place of a walk over the ball, by part. */
  step: number;
}

export interface EnvOptions {
  part: Part;
  sky: SkyName;
  roughness: number;
  step: number;
}

/** Last step of each part: twelve places, 256 samples, five bands. */
const LAST: Record<Part, number> = { cube: 11, irradiance: 8, specular: 8, harmonics: 4 };
export const lastStep = ({ part }: Pick<EnvState, 'part'>): number => LAST[part];
/** Where a part begins that the note says nothing of. */
export const FIRST_STEP = 2;

export const samplesOf = ({ step }: Pick<EnvState, 'step'>): number => 2 ** step;
export const bandsOf = ({ step }: Pick<EnvState, 'step'>): number => step + 1;

/** The places of the walk over the ball: outwards, and round it. */
export const walkTo = (step: number): Pick<EnvState, 'tilt' | 'around'> => ({
  tilt: 10 + 5 * step,
  around: ((step * 100 + 130) % 360) - 180,
});

const number = (field: Field) => fixed(RANGES[field].min, RANGES[field].max, RANGES[field].step);

export const codec = checked(
  record<EnvState>({
    part: oneOf(PARTS),
    sky: oneOf(SKIES),
    yaw: number('yaw'),
    lon: number('lon'),
    lat: number('lat'),
    tilt: number('tilt'),
    around: number('around'),
    roughness: number('roughness'),
    step: whole(0, 11),
  }),
  (state) => state.step <= lastStep(state),
);

export const startState = ({ part, sky, roughness, step }: EnvOptions): EnvState => ({
  part,
  sky,
  yaw: 0,
  lon: 40,
  lat: 40,
  ...(part === 'cube' ? walkTo(Math.min(step, LAST.cube)) : { tilt: 35, around: 45 }),
  roughness: snap(roughness, RANGES.roughness),
  step: Math.min(step, LAST[part]),
});
