/** What the reader has set, and what follows from it. */
import {
  CENTRE,
  covers,
  depthAt,
  edgesAt,
  type Point,
  placeIn,
  type Rule,
  sampleMask,
  type Triangle,
  weightsAt,
} from './raster.ts';
import { type SceneName, type Show, trianglesOf } from './scenes.ts';
import { words } from './words/lab.ts';

export interface RasterOptions {
  scene: SceneName;
  show: Show;
}

export interface RasterState extends RasterOptions {
  rule: Rule;
  /** Corners, in parts of a pixel. */
  points: Point[];
  /** Pixels that have been looked at. */
  done: number;
  /** The pixel whose numbers are told. */
  picked: number;
}

/** One look at a pixel. */
export interface Visit {
  triangle: number;
  pixel: number;
}

/** What a pixel has got so far. */
export interface Cell {
  /** Triangles that covered its middle, in order. */
  drawn: number[];
  /** The one that is seen, by depth; −1 for none. */
  owner: number;
  depth: number;
  /** Samples that are covered, by any triangle. */
  mask: number;
}

/** Numbers of a pixel for a triangle. */
export function pixelFacts({ scene, points, rule }: RasterState, { triangle, pixel }: Visit) {
  const shape = trianglesOf(scene, points)[triangle] as Triangle;
  const middle = placeIn(pixel, CENTRE);
  const { values } = edgesAt(shape, middle);
  return {
    values,
    isCovered: covers(shape, middle, rule),
    weights: weightsAt(shape, middle),
    depth: depthAt(shape, middle),
    mask: sampleMask(shape, pixel, rule),
    edges: words.edges(values[0], values[1], values[2]),
  };
}
