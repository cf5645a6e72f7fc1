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
export const f0Of = ({ index, metalness }: BrdfState, channel: 0 | 1 | 2): number =>
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

/** The terms for directions of length 1 against a normal. */
export function termsOf(
  state: BrdfState,
  [light, view, normal]: readonly [Vec3, Vec3, Vec3],
  channel: 0 | 1 | 2,
): Terms {
  const [cosIn, cosOut] = [dot(light, normal), dot(view, normal)];
  if (cosIn <= 1e-3 || cosOut <= 1e-3) return { d: 0, f: 0, g: 0, specular: 0, bounced: 0, diffuse: 0 };
  const half = normalize(add(light, view));
  const surface = surfaceOf(state);
  const f0 = f0Of(state, channel);
  const d = density(surface.kind, dot(half, normal), surface.alpha);
  const f = fresnel(f0, Math.max(0, dot(half, view)));
  const g = visible(surface, cosIn, cosOut);
  const table = energyTable(surface);
  return {
    d,
    f,
    g,
    specular: (d * f * g) / (4 * cosIn * cosOut),
    bounced: state.hasBounces ? bouncedLobe(table, cosIn, cosOut) * bouncedColor(f0, table) : 0,
    diffuse: ((1 - f) * (1 - state.metalness) * COLOR[channel]) / Math.PI,
  };
}

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

/** A ball lit by one lamp, as bytes; the corners are clear. */
export function ballBytes(state: BrdfState, size: number): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(4 * size * size);
  const light = normalize(add(inPlane(state.light), [0, 0.35, 0]));
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [((i % size) + 0.5) / (size / 2) - 1, 1 - (Math.floor(i / size) + 0.5) / (size / 2)];
    const r2 = x * x + y * y;
    if (r2 > 1) continue;
    const normal: Vec3 = [x, y, Math.sqrt(1 - r2)];
    const cos = Math.max(0, dot(normal, light));
    const rgb = ([0, 1, 2] as const).map((channel) => {
      const value = sumOf(termsOf(state, [light, [0, 0, 1], normal], channel)) * cos * LAMP + AMBIENT * COLOR[channel];
      return 255 * Math.min(1, value) ** (1 / 2.2);
    });
    bytes.set([...rgb, 255], 4 * i);
  }
  return bytes;
}
