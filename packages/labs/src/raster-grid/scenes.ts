/** What is drawn: one triangle, two that share an edge, two that cross in depth. */
import type { Point, Triangle } from './raster.ts';

export const SCENES = ['one', 'shared', 'crossing'] as const;
export type SceneName = (typeof SCENES)[number];
export const SHOWS = ['cover', 'weights', 'depth', 'samples'] as const;
export type Show = (typeof SHOWS)[number];

/** Corners at the start. The shared edge runs through the middles of pixels. */
export const START_POINTS: Record<SceneName, readonly Point[]> = {
  one: [
    { x: 40, y: 20 },
    { x: 226, y: 74 },
    { x: 88, y: 160 },
  ],
  shared: [
    { x: 40, y: 24 },
    { x: 200, y: 24 },
    { x: 168, y: 152 },
    { x: 40, y: 152 },
  ],
  crossing: [
    { x: 24, y: 24 },
    { x: 230, y: 60 },
    { x: 60, y: 160 },
    { x: 236, y: 20 },
    { x: 220, y: 164 },
    { x: 30, y: 100 },
  ],
};

/** Which corners make each triangle, and how deep they lie. */
const SHAPES: Record<
  SceneName,
  readonly { corners: readonly [number, number, number]; depths: readonly [number, number, number] }[]
> = {
  one: [{ corners: [0, 1, 2], depths: [0.1, 0.5, 0.9] }],
  shared: [
    { corners: [0, 1, 2], depths: [0.1, 0.5, 0.9] },
    { corners: [0, 2, 3], depths: [0.1, 0.9, 0.5] },
  ],
  crossing: [
    { corners: [0, 1, 2], depths: [0.2, 0.8, 0.4] },
    { corners: [3, 4, 5], depths: [0.3, 0.3, 0.8] },
  ],
};

/** The scene's triangles with corners where they are now. */
export function trianglesOf(scene: SceneName, points: readonly Point[]): Triangle[] {
  return SHAPES[scene].flatMap(({ corners: [a, b, c], depths }) => {
    const [p, q, r] = [points[a], points[b], points[c]];
    return p && q && r ? [{ corners: [p, q, r] as const, depths }] : [];
  });
}
