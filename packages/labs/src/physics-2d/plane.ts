/** The plane in the picture: metres to units. */
import { linear } from '../kit/scale.ts';

export const SIZE = { width: 372, height: 366 };
export const X = linear([-1.5, 1.5], [36, 336]);
export const Y = linear([-1.25, 1.25], [238, 8]);
