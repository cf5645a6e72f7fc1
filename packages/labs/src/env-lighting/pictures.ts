/** Light as bytes for a screen, and the pictures of environment and probe. */
import { mix, type Vec3 } from '../space/vec.ts';
import { wayTo } from './cube.ts';
import { lightOf } from './environment.ts';
import { type Pano, panoWay } from './pano.ts';
import { mirrored, refracted } from './specular.ts';
import type { EnvState } from './state.ts';
import { diffuseOf, settingOf, splitSumOf, tableRow, VIEW, wholeSumOf } from './work.ts';

export type Bytes = Uint8ClampedArray<ArrayBuffer>;

/** Bright light is pressed together, then encoded with a gamma of 2.2. */
const byteOf = (value: number): number => 255 * (1 - Math.exp(-1.1 * Math.max(value, 0))) ** (1 / 2.2);

/** A picture by what each pixel shows, both coordinates 0–1; nothing is left clear. */
function paint(width: number, height: number, colorAt: (across: number, down: number) => Vec3 | undefined): Bytes {
  const bytes = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const color = colorAt(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height);
    if (color) bytes.set([byteOf(color[0]), byteOf(color[1]), byteOf(color[2]), 255], 4 * i);
  }
  return bytes;
}

/** The environment all around. */
export function skyBytes(state: EnvState, width: number): Bytes {
  const light = lightOf(settingOf(state));
  return paint(width, width / 2, (across, down) => light(panoWay(across, down)));
}

/** A face of the environment's cube map. */
export function faceBytes(state: EnvState, face: number, size: number): Bytes {
  const light = lightOf(settingOf(state));
  return paint(size, size, (s, t) => {
    const way = wayTo({ face, s, t });
    const long = Math.hypot(...way);
    return light([way[0] / long, way[1] / long, way[2] / long]);
  });
}

/** A map as it is held: a pixel for each cell. */
export const panoBytes = ({ width, height, rgb }: Pano): Bytes =>
  paint(width, height, (across, down) => {
    const at = 3 * (Math.floor(down * height) * width + Math.floor(across * width));
    return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
  });

/** A ball by the light of its normals. */
function ballBytes(size: number, shade: Shade): Bytes {
  return paint(size, size, (across, down) => {
    const [x, y] = [2 * across - 1, 1 - 2 * down];
    const long = Math.hypot(x, y);
    // A rim beyond the edge, so that smoothing does not mix clear corners in.
    if (long > 1 + 3 / size) return undefined;
    const inside = Math.min(1, 0.999 / long);
    return shade([x * inside, y * inside, Math.sqrt(1 - Math.min(long, 0.999) ** 2)]);
  });
}

/** Refraction index of the glass ball, and what it mirrors straight on. */
const GLASS = 1.5;
const GLASS_F0 = 0.04;

export interface Picture {
  bytes: Bytes;
  width: number;
}

/** The whole integral has few pixels: each is a sum over a thousand texels. */
const FEW = 20;

/** Both balls of a state, at most so many pixels wide: what is computed and what is true, or a mirror and glass. */
export function ballsOf(state: EnvState, size: number): readonly Picture[] {
  const few = Math.min(size, FEW);
  const [first, second] = shadesOf(state);
  return [
    { bytes: ballBytes(size, first), width: size },
    state.part === 'specular'
      ? { bytes: ballBytes(few, second), width: few }
      : { bytes: ballBytes(size, second), width: size },
  ];
}

type Shade = (normal: Vec3) => Vec3;

/** What both balls show, by normal. */
function shadesOf(state: EnvState): readonly [Shade, Shade] {
  if (state.part === 'specular') return [splitSumOf(state), wholeSumOf(state)];
  if (state.part !== 'cube') return diffuseOf(state);
  const light = lightOf(settingOf(state));
  const mirror = (normal: Vec3) => light(mirrored(VIEW, normal));
  const glass = (normal: Vec3) => {
    const share = GLASS_F0 + (1 - GLASS_F0) * (1 - normal[2]) ** 5;
    return mix(light(refracted(VIEW, normal, GLASS)), mirror(normal), share);
  };
  return [mirror, glass];
}

/** The table of scale (red) and offset (green): cosine to the right, roughness downwards. */
export function tableBytes(size: number): Bytes {
  const bytes = new Uint8ClampedArray(4 * size * size);
  for (let row = 0; row < size; row++) {
    const cells = tableRow(Number(((row + 0.5) / size).toFixed(3)));
    for (let column = 0; column < size; column++) {
      const [scaling, offset] = cells[Math.floor(((column + 0.5) / size) * cells.length)] ?? [0, 0];
      bytes.set([255 * scaling, 255 * offset, 0, 255], 4 * (row * size + column));
    }
  }
  return bytes;
}
