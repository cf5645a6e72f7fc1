/** The picture with its shadows, and how far they are from the truth. */
import { kept } from '../model/kept.ts';
import { dot, type Vec3 } from '../space/vec.ts';
import { allSeen, IMAGE, isLit, type Spot } from '../space/yard.ts';
import { type DepthMap, FAR, lightDirection, type MapPlace, makeMap, placeIn } from './depth-map.ts';
import { lightAt } from './filters.ts';
import type { ShadowState } from './state.ts';

/** What the whole map covers, and the near one of two. */
const EXTENT = 5.2;
const NEAR_EXTENT = 2.2;

export const lightOf = ({ azimuth, elevation }: ShadowState): Vec3 => lightDirection(azimuth, elevation);

const maps = kept<DepthMap>(6);

/** The state's map of an extent, made once. */
const mapOf = (state: ShadowState, extent: number): DepthMap =>
  maps(`${state.azimuth} ${state.elevation} ${state.size} ${extent}`, () =>
    makeMap(lightOf(state), 2 ** state.size, extent),
  );

const truths = kept<Uint8Array>(3);

/** Whether light really reaches each pixel, 0 or 1; of the lamp alone, so that it is asked once. */
const truthOf = (state: ShadowState): Uint8Array =>
  truths(`${state.azimuth} ${state.elevation}`, () => {
    const light = lightOf(state);
    return Uint8Array.from(allSeen(), (spot) => (spot && isLit(spot, light) ? 1 : 0));
  });

/** The state's maps: the near one where there is a cascade, and the whole one. */
const mapsOf = (state: ShadowState): Maps => ({
  whole: wholeMap(state),
  near: state.hasCascade ? mapOf(state, NEAR_EXTENT) : undefined,
});

interface Maps {
  whole: DepthMap;
  near: DepthMap | undefined;
}

/** Texels that a filter may reach beyond a place. */
const MARGIN = 4;

/** The map that serves a point, and where: with a cascade the small one as far as it reaches. */
function placed({ whole, near }: Maps, point: Vec3): { map: DepthMap; place: MapPlace } {
  const place = near && placeIn(near, point);
  const isIn = (value: number) => value > MARGIN && near !== undefined && value < near.size - MARGIN;
  return near && place && isIn(place.x) && isIn(place.y)
    ? { map: near, place }
    : { map: whole, place: placeIn(whole, point) };
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
  const i = y * IMAGE.width + x;
  const spot = allSeen()[i];
  return spot && shadeSpot(state, spot, { light: lightOf(state), truth: truthOf(state)[i] ?? 0, maps: mapsOf(state) });
}

interface Lighting {
  light: Vec3;
  truth: number;
  maps: Maps;
}

function shadeSpot(state: ShadowState, spot: Spot, { light, truth, maps }: Lighting): Shaded {
  const cos = dot(spot.normal, light);
  const { map, place } = placed(maps, spot.point);
  const { x, y, depth } = place;
  const stored = map.depths[Math.floor(y) * map.size + Math.floor(x)] ?? FAR;
  // Faces turned away have no light whatever the map says.
  const share = cos <= 0 ? 0 : lightAt(map, { x, y, depth: depth - biasAt(state, cos) }, state);
  return { spot, light: share, truth, depth, stored };
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
  const [light, truths, maps] = [lightOf(state), truthOf(state), mapsOf(state)];
  let [acne, leak, count] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    const from = step * Math.floor(i / width) * IMAGE.width + step * (i % width);
    const [spot, truth] = [allSeen()[from], truths[from] ?? 0];
    const shaded = spot && shadeSpot(state, spot, { light, truth, maps });
    const [r, g, b] = shaded ? colorOf(shaded, light) : BACKGROUND;
    bytes[4 * i] = r;
    bytes[4 * i + 1] = g;
    bytes[4 * i + 2] = b;
    bytes[4 * i + 3] = 255;
    if (!shaded) continue;
    count++;
    if (truth - shaded.light > 0.5) acne++;
    if (shaded.light - truth > 0.5) leak++;
  }
  return { bytes, acne: acne / count, leak: leak / count };
}

function colorOf({ spot, light: share }: Shaded, light: Vec3): Vec3 {
  const strength = 0.22 + 0.9 * Math.max(0, dot(spot.normal, light)) * share;
  const [r, g, b] = spot.color;
  const byte = (value: number) => 255 * Math.min(1, value * strength) ** (1 / 2.2);
  return [byte(r), byte(g), byte(b)];
}

/** Edge of the map's picture at most, pixels: it is shown smaller than that. */
const MOST_SHOWN = 128;

/** The map as grey, what is near the lamp bright. */
export function mapPixels(map: DepthMap): { bytes: Uint8ClampedArray<ArrayBuffer>; width: number; height: number } {
  const edge = Math.min(map.size, MOST_SHOWN);
  const bytes = new Uint8ClampedArray(4 * edge * edge).fill(255);
  for (let i = 0; i < edge * edge; i++) {
    // Rows of a picture go down, the map's go up.
    const [column, row] = [i % edge, edge - 1 - Math.floor(i / edge)];
    const depth = map.depths[(row * map.size + column) * (map.size / edge)] ?? FAR;
    const grey = depth === FAR ? 0 : 255 * Math.min(1, Math.max(0, (14 - depth) / 8));
    for (let k = 0; k < 3; k++) bytes[4 * i + k] = grey;
  }
  return { bytes, width: edge, height: edge };
}
