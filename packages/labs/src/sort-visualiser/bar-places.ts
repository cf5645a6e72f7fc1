/** Where the bars of the array stand in the drawing. */

export const SIZE = { width: 372, height: 190 };
/** Where bars stand, and how high the highest is. */
const FLOOR = 152;
const ROOM = 136;

/** Numbers of items up to which their keys are written below, and up to which bars have handles that a finger meets. */
export const WRITTEN = 20;
export const HANDLED = 14;

export interface Places {
  /** From one bar to the next. */
  space: number;
  /** Width of a bar. */
  width: number;
  floor: number;
  /** Height of one unit of a key. */
  unit: number;
  left: (index: number) => number;
  middle: (index: number) => number;
  top: (key: number) => number;
  /** The key of a bar whose top is at a height. */
  keyAt: (y: number) => number;
}

/** Places of so many bars. */
export function placesOf(size: number): Places {
  const space = SIZE.width / size;
  const width = space - Math.max(1, Math.min(6, space / 4));
  const unit = ROOM / size;
  const left = (index: number) => Math.round(((index + 0.5) * space - width / 2) * 10) / 10;
  return {
    ...{ space, width: Math.round(width * 10) / 10, floor: FLOOR, unit, left },
    middle: (index) => Math.round((index + 0.5) * space * 10) / 10,
    top: (key) => Math.round((FLOOR - key * unit) * 10) / 10,
    keyAt: (y) => (FLOOR - y) / unit,
  };
}
