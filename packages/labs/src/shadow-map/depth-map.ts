/** Depths as a lamp far away sees them, in a square of texels. */
import { add, cross, dot, normalize, scale, type Vec3 } from '../space/vec.ts';
import { reach } from '../space/yard.ts';

/** A lamp's axes: right, up, and towards the lamp. */
export type LightAxes = readonly [Vec3, Vec3, Vec3];

/** Direction to the lamp, from degrees around and above the horizon. */
export function lightDirection(azimuth: number, elevation: number): Vec3 {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return [Math.cos(e) * Math.sin(a), Math.sin(e), Math.cos(e) * Math.cos(a)];
}

export function lightAxes(light: Vec3): LightAxes {
  const right = normalize(cross([0, 1, 0], light));
  return [right, cross(light, right), light];
}

export interface DepthMap {
  size: number;
  /** Half of what it covers, units. */
  extent: number;
  axes: LightAxes;
  /** Way from a plane beyond everything, against the light; what meets nothing is far. */
  depths: Float64Array;
}

/** The plane from which depths count lies so far towards the lamp. */
const START = 10;
export const FAR = 100;

/** A map around the scene's middle. */
export function makeMap(light: Vec3, size: number, extent: number): DepthMap {
  const axes = lightAxes(light);
  const [down, top] = [scale(light, -1), scale(light, START)];
  const depths = new Float64Array(size * size);
  const at = (k: number) => (((k + 0.5) / size) * 2 - 1) * extent;
  for (let row = 0; row < size; row++) {
    const middle = add(top, scale(axes[1], at(row)));
    for (let column = 0; column < size; column++) {
      const way = reach(add(middle, scale(axes[0], at(column))), down);
      depths[row * size + column] = Math.min(way, FAR);
    }
  }
  return { size, extent, axes, depths };
}

export interface MapPlace {
  /** In texels, whose middles are at halves. */
  x: number;
  y: number;
  depth: number;
}

/** Where a point lies in a map. */
export function placeIn({ size, extent, axes }: DepthMap, point: Vec3): MapPlace {
  const texels = (way: number) => ((way / extent + 1) / 2) * size;
  return { x: texels(dot(point, axes[0])), y: texels(dot(point, axes[1])), depth: START - dot(point, axes[2]) };
}

/** The depth of the texel at a place; beyond the map nothing stands in the way. */
export function depthAt({ size, depths }: DepthMap, x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  return i < 0 || j < 0 || i >= size || j >= size ? FAR : (depths[j * size + i] ?? FAR);
}

/** Edge of a texel, units. */
export const texelSize = ({ size, extent }: DepthMap): number => (2 * extent) / size;
