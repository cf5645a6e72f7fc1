/** The whole BRDF for one colour channel, and the ball that it makes. */
import { add, dot, normalize, type Vec3 } from '../space/vec.ts';
import { bouncedColor, bouncedLobe, energyTable, type Surface } from './energy.ts';
import { density, fresnel, reflectance, visible } from './microfacet.ts';
import type { BrdfState } from './state.ts';

/** Gold for metals, and the same as a dye for what is none. */
export const COLOR: Vec3 = [0.9, 0.62, 0.3];

export const alphaOf = ({ roughness }: BrdfState): number => roughness * roughness;
export const surfaceOf = (state: BrdfState): Surface => ({
  kind: state.distribution,
  masking: state.masking,
  alpha: alphaOf(state),
});

/** Reflection straight on, from the index for dielectrics to the colour for metals. */
export const f0Of = ({ index, metalness }: BrdfState, channel: Channel): number =>
  reflectance(index) * (1 - metalness) + COLOR[channel] * metalness;

export interface Terms {
  d: number;
  f: number;
  g: number;
  /** D·F·G / (4 cos cos). */
  specular: number;
  /** Light that bounced more than once; 0 when it is not asked for. */
  bounced: number;
  diffuse: number;
}

type Channel = 0 | 1 | 2;
/** Light, view and normal, each of length 1. */
type Directions = readonly [Vec3, Vec3, Vec3];

const NONE: Terms = { d: 0, f: 0, g: 0, specular: 0, bounced: 0, diffuse: 0 };

/** The terms of a state by directions and channel: what all directions share is computed once, what channels share once a place. */
export function shaderOf(state: BrdfState): (directions: Directions) => (channel: Channel) => Terms {
  const surface = surfaceOf(state);
  const table = energyTable(surface);
  const f0s = [f0Of(state, 0), f0Of(state, 1), f0Of(state, 2)] as const;
  return ([light, view, normal]) => {
    const [cosIn, cosOut] = [dot(light, normal), dot(view, normal)];
    if (cosIn <= 1e-3 || cosOut <= 1e-3) return () => NONE;
    const half = normalize(add(light, view));
    const d = density(surface.kind, dot(half, normal), surface.alpha);
    const g = visible(surface, cosIn, cosOut);
    const lobe = state.hasBounces ? bouncedLobe(table, cosIn, cosOut) : 0;
    const facing = Math.max(0, dot(half, view));
    return (channel) => {
      const f = fresnel(f0s[channel], facing);
      return {
        d,
        f,
        g,
        specular: (d * f * g) / (4 * cosIn * cosOut),
        bounced: lobe && lobe * bouncedColor(f0s[channel], table),
        diffuse: ((1 - f) * (1 - state.metalness) * COLOR[channel]) / Math.PI,
      };
    };
  };
}

/** The terms of a state for one channel and place. */
export const termsOf = (state: BrdfState, directions: Directions, channel: Channel): Terms =>
  shaderOf(state)(directions)(channel);

export const sumOf = ({ specular, bounced, diffuse }: Terms): number => specular + bounced + diffuse;

/** A direction in the plane of the drawing: degrees from the normal, to the right positive. */
export function inPlane(degrees: number): Vec3 {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), 0, Math.cos(angle)];
}

/** Strength of the lamp, so that a white ball is bright and not burnt. */
const LAMP = 2.6;
/** Light from all around, so that the dark side is not black. */
const AMBIENT = 0.05;

const CHANNELS = [0, 1, 2] as const;
const VIEW: Vec3 = [0, 0, 1];

/** A ball lit by one lamp, as bytes; the corners are clear. */
export function ballBytes(state: BrdfState, size: number): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(4 * size * size);
  const light = normalize(add(inPlane(state.light), [0, 0.35, 0]));
  const shade = shaderOf(state);
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [((i % size) + 0.5) / (size / 2) - 1, 1 - (Math.floor(i / size) + 0.5) / (size / 2)];
    const r2 = x * x + y * y;
    if (r2 > 1) continue;
    const normal: Vec3 = [x, y, Math.sqrt(1 - r2)];
    const cos = Math.max(0, dot(normal, light));
    const terms = shade([light, VIEW, normal]);
    for (const channel of CHANNELS) {
      const value = sumOf(terms(channel)) * cos * LAMP + AMBIENT * COLOR[channel];
      bytes[4 * i + channel] = 255 * Math.min(1, value) ** (1 / 2.2);
    }
    bytes[4 * i + 3] = 255;
  }
  return bytes;
}
