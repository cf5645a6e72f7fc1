/** A textured floor seen at an angle: where each pixel looks, and the picture. */
import { type Footprint, type Sampler, sample, shapeOf } from './sampler.ts';
import { type Level, SIZE } from './texture.ts';

/** The picture, pixels. */
export const IMAGE = { width: 180, height: 112 };

export interface View {
  /** Degrees that the camera looks down; 90 is straight down. */
  pitch: number;
  /** How often the texture is laid across the picture where it is looked at. */
  scale: number;
}

/** Place on the texture of a place in the picture; undefined in the sky. */
export function placeOf({ pitch, scale }: View, x: number, y: number): [number, number] | undefined {
  const across = (x - IMAGE.width / 2) / IMAGE.height;
  const above = (IMAGE.height / 2 - y) / IMAGE.height;
  const [s, c] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  const down = s - above * c;
  if (down <= 1e-3) return undefined;
  // The camera stands so high that the middle of the picture is always as far away.
  return [0.5 + (scale * across * s) / down, 0.5 - (scale * (c + above * s) * s) / down + scale * c];
}

/** A pixel's middle on the texture, and how it moves to the next pixels. */
export function footprintOf(view: View, x: number, y: number): Footprint | undefined {
  const at = (dx: number, dy: number) => placeOf(view, x + 0.5 + dx, y + 0.5 + dy);
  const [middle, left, right, above, below] = [at(0, 0), at(-0.5, 0), at(0.5, 0), at(0, -0.5), at(0, 0.5)];
  if (!middle || !left || !right || !above || !below) return undefined;
  return {
    u: middle[0],
    v: middle[1],
    dx: [right[0] - left[0], right[1] - left[1]],
    dy: [below[0] - above[0], below[1] - above[1]],
  };
}

type Rgb = readonly [number, number, number];
const SKY: Rgb = [150, 178, 205];
/** Levels from the largest on, warm to cool. */
const LEVEL_COLORS: readonly Rgb[] = [
  [200, 70, 50],
  [225, 140, 50],
  [225, 200, 80],
  [110, 180, 90],
  [60, 160, 170],
  [70, 110, 190],
  [120, 80, 170],
];

/** The floor, or which level each pixel is read from. */
export function floorBytes(
  levels: readonly Level[],
  sampler: Sampler,
  { view, shows, step = 1 }: { view: View; shows: 'color' | 'level'; step?: number },
): Uint8ClampedArray<ArrayBuffer> {
  const [width, height] = [Math.floor(IMAGE.width / step), Math.floor(IMAGE.height / step)];
  const bytes = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const footprint = footprintOf(view, step * (i % width), step * Math.floor(i / width));
    const grey = footprint && shows === 'color' ? 255 * sample(levels, sampler, footprint) : 0;
    const color = !footprint ? SKY : shows === 'level' ? levelColor(footprint, sampler) : undefined;
    for (let k = 0; k < 3; k++) bytes[4 * i + k] = color ? (color[k] ?? 0) : grey;
    bytes[4 * i + 3] = 255;
  }
  return bytes;
}

function levelColor(footprint: Footprint, sampler: Sampler): Rgb {
  const at = Math.min(Math.max(levelOf(footprint, sampler), 0), LEVEL_COLORS.length - 1);
  const i = Math.min(Math.floor(at), LEVEL_COLORS.length - 2);
  const [a, b] = [LEVEL_COLORS[i] ?? SKY, LEVEL_COLORS[i + 1] ?? SKY];
  const t = at - i;
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The level that is read: filters without mipmaps know the largest alone, one knows whole levels only. */
export function levelOf(footprint: Footprint, sampler: Sampler): number {
  if (sampler.filter === 'nearest' || sampler.filter === 'linear') return 0;
  const { lod } = shapeOf(footprint, sampler, SIZE);
  const at = Math.min(Math.max(lod, 0), Math.log2(SIZE));
  return sampler.filter === 'mip-nearest' ? Math.ceil(at + 0.5) - 1 : at;
}
