/** The picture with its shadows, and how far they are from the truth. */
import { dot, type Vec3 } from '../space/vec.ts';
import { IMAGE, isLit, type Spot, seen } from '../space/yard.ts';
import { type DepthMap, FAR, lightDirection, makeMap, placeIn } from './depth-map.ts';
import { lightAt } from './filters.ts';
import type { ShadowState } from './state.ts';

/** What the whole map covers, and the near one of two. */
const EXTENT = 5.2;
const NEAR_EXTENT = 2.2;

export const lightOf = ({ azimuth, elevation }: ShadowState): Vec3 => lightDirection(azimuth, elevation);

const maps = new Map<string, DepthMap>();

/** The state's map of an extent, made once. */
function mapOf(state: ShadowState, extent: number): DepthMap {
  const key = `${state.azimuth} ${state.elevation} ${state.size} ${extent}`;
  const known = maps.get(key) ?? makeMap(lightOf(state), 2 ** state.size, extent);
  if (maps.size > 12) maps.clear();
  maps.set(key, known);
  return known;
}

/** The map that serves a point: with a cascade the small one as far as it reaches. */
export function mapFor(state: ShadowState, point: Vec3): DepthMap {
  if (!state.hasCascade) return mapOf(state, EXTENT);
  const near = mapOf(state, NEAR_EXTENT);
  const { x, y } = placeIn(near, point);
  const margin = 4;
  const isIn = [x, y].every((value) => value > margin && value < near.size - margin);
  return isIn ? near : mapOf(state, EXTENT);
}

export const wholeMap = (state: ShadowState): DepthMap => mapOf(state, EXTENT);

/** What is taken off a point's depth before it is compared. */
export function biasAt({ bias, isSloped }: ShadowState, cos: number): number {
  if (!isSloped) return bias;
  return bias * Math.min(Math.sqrt(Math.max(0, 1 - cos * cos)) / Math.max(cos, 0.05), 4);
}

export interface Shaded {
  spot: Spot;
  /** Share of light by the map, and by the truth. */
  light: number;
  truth: number;
  /** The point's depth, and the map's. */
  depth: number;
  stored: number;
}

/** A pixel's shadow; undefined beside the floor. */
export function shade(state: ShadowState, x: number, y: number): Shaded | undefined {
  const spot = seen(x, y);
  if (!spot) return undefined;
  const light = lightOf(state);
  const cos = dot(spot.normal, light);
  const map = mapFor(state, spot.point);
  const place = placeIn(map, spot.point);
  const truth = isLit(spot, light) ? 1 : 0;
  const stored = map.depths[Math.floor(place.y) * map.size + Math.floor(place.x)] ?? FAR;
  const biased = { ...place, depth: place.depth - biasAt(state, cos) };
  // Faces turned away have no light whatever the map says.
  return { spot, light: cos <= 0 ? 0 : lightAt(map, biased, state), truth, depth: place.depth, stored };
}

export interface Rendering {
  bytes: Uint8ClampedArray<ArrayBuffer>;
  /** Shares of the pixels: dark that should be lit, lit that should be dark. */
  acne: number;
  leak: number;
}

const BACKGROUND: Vec3 = [196, 206, 216];

/** The picture; `step` takes every so many pixels. */
export function render(state: ShadowState, step = 1): Rendering {
  const [width, height] = [Math.floor(IMAGE.width / step), Math.floor(IMAGE.height / step)];
  const bytes = new Uint8ClampedArray(4 * width * height);
  const light = lightOf(state);
  let [acne, leak, count] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    const shaded = shade(state, step * (i % width), step * Math.floor(i / width));
    bytes.set([...(shaded ? colorOf(shaded, light) : BACKGROUND), 255], 4 * i);
    if (!shaded) continue;
    count++;
    if (shaded.truth - shaded.light > 0.5) acne++;
    if (shaded.light - shaded.truth > 0.5) leak++;
  }
  return { bytes, acne: acne / count, leak: leak / count };
}

function colorOf({ spot, light: share }: Shaded, light: Vec3): Vec3 {
  const strength = 0.22 + 0.9 * Math.max(0, dot(spot.normal, light)) * share;
  const [r, g, b] = spot.color;
  const byte = (value: number) => 255 * Math.min(1, value * strength) ** (1 / 2.2);
  return [byte(r), byte(g), byte(b)];
}

/** The whole map as grey, what is near the lamp bright. */
export function mapBytes(map: DepthMap): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(4 * map.size * map.size);
  for (let i = 0; i < map.size * map.size; i++) {
    // Rows of a picture go down, the map's go up.
    const from = (map.size - 1 - Math.floor(i / map.size)) * map.size + (i % map.size);
    const depth = map.depths[from] ?? FAR;
    const grey = depth === FAR ? 0 : 255 * Math.min(1, Math.max(0, (14 - depth) / 8));
    bytes.set([grey, grey, grey, 255], 4 * i);
  }
  return bytes;
}
