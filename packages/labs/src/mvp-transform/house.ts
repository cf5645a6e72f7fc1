/** The object: a house one unit wide, so that front, back, left and right can be told apart. */
import type { Vec3 } from '../space/vec.ts';

/** Four corners below, four above, the roof's two ends; the front looks along +z. */
export const CORNERS: readonly Vec3[] = [
  [-0.5, -0.5, 0.7],
  [0.5, -0.5, 0.7],
  [0.5, 0.3, 0.7],
  [-0.5, 0.3, 0.7],
  [-0.5, -0.5, -0.7],
  [0.5, -0.5, -0.7],
  [0.5, 0.3, -0.7],
  [-0.5, 0.3, -0.7],
  [0, 0.8, 0.7],
  [0, 0.8, -0.7],
];

export interface Face {
  kind: 'front' | 'wall' | 'roof' | 'door';
  points: readonly Vec3[];
}

/** A point inside. */
export const MIDDLE: Vec3 = [0, 0, 0];

/** A corner by its number; throws `RangeError` for one that the house has not. */
export function cornerAt(index: number): Vec3 {
  const corner = CORNERS[index];
  if (!corner) throw new RangeError(`the house has no corner ${index}`);
  return corner;
}

const face = (kind: Face['kind'], ...corners: number[]): Face => ({
  kind,
  points: corners.map(cornerAt),
});

/** Its outside; the door lies in the front and is drawn after it. */
export const FACES: readonly Face[] = [
  face('wall', 0, 1, 5, 4),
  face('wall', 4, 5, 6, 9, 7),
  face('wall', 0, 3, 7, 4),
  face('wall', 1, 2, 6, 5),
  face('roof', 3, 8, 9, 7),
  face('roof', 2, 8, 9, 6),
  face('front', 0, 1, 2, 8, 3),
  {
    kind: 'door',
    points: [
      [-0.15, -0.5, 0.7],
      [0.15, -0.5, 0.7],
      [0.15, 0.05, 0.7],
      [-0.15, 0.05, 0.7],
    ],
  },
];
