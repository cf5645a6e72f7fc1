/** Values over the whole sphere as a panorama: across from −180° to 180°, down from straight up to straight down. */
import type { Vec3 } from '../space/vec.ts';

export interface Pano {
  width: number;
  height: number;
  /** Three numbers a cell. */
  rgb: Float64Array;
}

/** The direction of a place in a panorama, both 0–1; its middle is +z. */
export function panoWay(across: number, down: number): Vec3 {
  const [lon, lat] = [(across - 0.5) * 2 * Math.PI, (0.5 - down) * Math.PI];
  return [Math.cos(lat) * Math.sin(lon), Math.sin(lat), Math.cos(lat) * Math.cos(lon)];
}

/** Fills a panorama by direction; it is twice as wide as high. */
export function makePano(height: number, value: (direction: Vec3) => Vec3): Pano {
  const width = 2 * height;
  const rgb = new Float64Array(3 * width * height);
  for (let i = 0; i < width * height; i++) {
    rgb.set(value(panoWay(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height)), 3 * i);
  }
  return { width, height, rgb };
}

/** The value at a direction of length 1, between four cells; round the sides it goes on. */
export function panoAt({ width, height, rgb }: Pano, [x, y, z]: Vec3): Vec3 {
  const across = (Math.atan2(x, z) / (2 * Math.PI) + 0.5) * width - 0.5;
  const down = (0.5 - Math.asin(Math.max(-1, Math.min(1, y))) / Math.PI) * height - 0.5;
  const [i, j] = [Math.floor(across), Math.floor(down)];
  const [a, b] = [across - i, down - j];
  const cell = (column: number, row: number, k: number) => {
    const inside = Math.max(0, Math.min(height - 1, row));
    return rgb[3 * (inside * width + ((column + width) % width)) + k] ?? 0;
  };
  const between = (k: number) =>
    (cell(i, j, k) * (1 - a) + cell(i + 1, j, k) * a) * (1 - b) +
    (cell(i, j + 1, k) * (1 - a) + cell(i + 1, j + 1, k) * a) * b;
  return [between(0), between(1), between(2)];
}
