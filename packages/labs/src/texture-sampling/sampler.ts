/** Sampling as OpenGL defines it (4.6 core, 8.14; EXT_texture_filter_anisotropic for the last filter). */
import type { Level } from './texture.ts';

export const FILTERS = ['nearest', 'linear', 'mip-nearest', 'trilinear', 'anisotropic'] as const;
export type Filter = (typeof FILTERS)[number];
export const WRAPS = ['repeat', 'clamp', 'mirror'] as const;
export type Wrap = (typeof WRAPS)[number];

export interface Sampler {
  filter: Filter;
  wrap: Wrap;
  bias: number;
  /** Most samples along a footprint. */
  most: number;
}

/** How a pixel's neighbours move over the texture, in the texture's own coordinates. */
export interface Footprint {
  u: number;
  v: number;
  dx: readonly [number, number];
  dy: readonly [number, number];
}

/** A texel's number brought into the texture. */
export function wrapped(i: number, size: number, wrap: Wrap): number {
  if (i >= 0 && i < size) return i;
  if (wrap === 'clamp') return i < 0 ? 0 : size - 1;
  const period = wrap === 'mirror' ? 2 * size : size;
  const at = ((i % period) + period) % period;
  return at < size ? at : 2 * size - 1 - at;
}

const nearestTexel = ({ size, texels }: Level, u: number, v: number, wrap: Wrap): number =>
  texels[wrapped(Math.floor(v * size), size, wrap) * size + wrapped(Math.floor(u * size), size, wrap)] ?? 0;

/** The four texels around a place, whose values lie in the texels' middles. */
export function bilinear({ size, texels }: Level, u: number, v: number, wrap: Wrap): number {
  const x = u * size - 0.5;
  const y = v * size - 0.5;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const [s, t] = [x - i, y - j];
  const [left, right] = [wrapped(i, size, wrap), wrapped(i + 1, size, wrap)];
  const [below, above] = [wrapped(j, size, wrap) * size, wrapped(j + 1, size, wrap) * size];
  const low = (texels[below + left] ?? 0) * (1 - s) + (texels[below + right] ?? 0) * s;
  const high = (texels[above + left] ?? 0) * (1 - s) + (texels[above + right] ?? 0) * s;
  return low * (1 - t) + high * t;
}

function trilinear(levels: readonly Level[], u: number, v: number, lod: number, wrap: Wrap): number {
  const at = Math.min(Math.max(lod, 0), levels.length - 1);
  const i = Math.min(Math.floor(at), levels.length - 2);
  const [fine, coarse] = [levels[i], levels[i + 1]];
  if (!fine || !coarse) return 0;
  const t = at - i;
  return bilinear(fine, u, v, wrap) * (1 - t) + bilinear(coarse, u, v, wrap) * t;
}

export interface Shape {
  /** Longer and shorter edge of a pixel's footprint, in texels of the largest level. */
  long: number;
  short: number;
  /** The longer edge, in the texture's own coordinates. */
  way: readonly [number, number];
  /** Samples along the longer edge. */
  samples: number;
  /** Level of detail, 0 the largest level; not yet within the levels there are. */
  lod: number;
}

/** What a sampler makes of a footprint. */
export function shapeOf({ dx, dy }: Footprint, { filter, bias, most }: Sampler, size: number): Shape {
  const [a, b] = [size * Math.sqrt(dx[0] ** 2 + dx[1] ** 2), size * Math.sqrt(dy[0] ** 2 + dy[1] ** 2)];
  const [long, short] = [Math.max(a, b, 1e-9), Math.max(Math.min(a, b), 1e-9)];
  const samples = filter === 'anisotropic' ? Math.min(Math.ceil(long / short - 1e-9), most) : 1;
  return { long, short, way: a > b ? dx : dy, samples, lod: Math.log2(long / samples) + bias };
}

/** The texture's value for a pixel. */
export function sample(levels: readonly Level[], sampler: Sampler, footprint: Footprint): number {
  const { filter, wrap } = sampler;
  const { u, v } = footprint;
  const [base] = levels;
  if (!base) return 0;
  if (filter === 'nearest') return nearestTexel(base, u, v, wrap);
  if (filter === 'linear') return bilinear(base, u, v, wrap);
  const { lod, samples, way } = shapeOf(footprint, sampler, base.size);
  if (filter === 'mip-nearest') {
    const level = levels[Math.min(Math.max(Math.ceil(lod + 0.5) - 1, 0), levels.length - 1)];
    return level ? bilinear(level, u, v, wrap) : 0;
  }
  let sum = 0;
  for (let i = 1; i <= samples; i++) {
    const along = i / (samples + 1) - 0.5;
    sum += trilinear(levels, u + along * way[0], v + along * way[1], lod, wrap);
  }
  return sum / samples;
}
