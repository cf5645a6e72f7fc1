/** What the presets draw at their start, worked out without a graphics card, for the page without scripts. */
import { clamp } from '../kit/scale.ts';
import type { PresetName } from './presets.ts';

type Color = readonly [number, number, number];

/** The colour at a place, 0–1 each, of a picture so many times as wide as high. */
type Shader = (x: number, y: number, ratio: number) => Color;

const mix = (a: number, b: number, t: number) => a + (b - a) * t;
const mixed = (a: Color, b: Color, t: number): Color => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

/** GLSL's. */
function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

export const SHADERS: Record<PresetName, Shader> = {
  gradient: (x, y) => [x, y, 0.5],
  checker(x, y, ratio) {
    const shade = (Math.floor(x * ratio * 8) + Math.floor(y * 8)) % 2 ? 0.9 : 0.15;
    return [shade, shade, shade];
  },
  circle(x, y, ratio) {
    const inside = 1 - smoothstep(0, 0.01, Math.hypot((x - 0.5) * ratio, y - 0.5) - 0.3);
    return mixed([0.1, 0.12, 0.2], [1, 0.6, 0.3], inside);
  },
  waves(x, y, ratio) {
    const wave = 0.5 + 0.5 * Math.sin(6 * 6.2832 * Math.hypot((x - 0.5) * ratio, y - 0.5));
    return [0.2 * wave, 0.5 * wave, 0.9 * wave];
  },
  blend(x, y) {
    const below: Color = [x, 0.4, 1 - x];
    return x + y < 0.5 ? below : mixed(below, [0.9, y, 0.2], 0.5);
  },
  lighting,
};

function lighting(x: number, y: number, ratio: number): Color {
  const [px, py] = [2.2 * (x - 0.5) * ratio, 2.2 * (y - 0.5)];
  const square = px * px + py * py;
  if (square > 1) return [0.08, 0.09, 0.13];
  const pz = Math.sqrt(1 - square);
  const [lx, ly, lz] = unit([Math.cos(0.8), 0.6, Math.sin(0.8)]);
  const [hx, hy, hz] = unit([lx, ly, lz + 1]);
  const diffuse = Math.max(px * lx + py * ly + pz * lz, 0);
  const specular = Math.max(px * hx + py * hy + pz * hz, 0) ** 32;
  const lit = (albedo: number) => Math.min(0.05 + diffuse * albedo + specular, 1);
  return [lit(0.8), lit(0.4), lit(0.2)];
}

function unit([x, y, z]: Color): Color {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** A preset's picture as bytes, row by row from above. */
export function pictureOf(
  preset: PresetName,
  width: number,
  height: number,
): { bytes: number[]; width: number; height: number } {
  const pixels = Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [((i % width) + 0.5) / width, 1 - (Math.floor(i / width) + 0.5) / height];
    return [...SHADERS[preset](x, y, width / height).map((value) => Math.round(255 * value)), 255];
  });
  return { bytes: pixels.flat(), width, height };
}
