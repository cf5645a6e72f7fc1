/**
 * Whether two renders of one picture look the same. Records do not know by which numbers they passed: who makes these stricter
 * checks every sample with pictures again. One day's records were not, and a picture that its program no longer drew stayed.
 */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { shiftOf } from './picture-shift.ts';

/** Colours that differ by less than this, of the largest difference in YIQ, are the same to a reader (pixelmatch's own default). */
export const THRESHOLD = 0.1;
/** Share of a picture's pixels that may look different: what rounding moves along edges on another machine. */
export const LIMIT = 0.002;
/**
 * Levels of 0 to 255 by which a channel may differ in the mean of a block. Rounding the other way throughout is one
 * level; twice as much is left for other machines. `THRESHOLD` alone lets an even shift of 26 levels of grey pass.
 */
export const MOST_SHIFT = 2;
/** Sides of a picture, px: twice the width of the text column. */
export const LONGEST = 1440;

/** The size that a PNG says it has, before anything is decoded; undefined when it is none. */
export function sizeOfPng(bytes: Buffer): { width: number; height: number } | undefined {
  const isPng =
    bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG' && bytes.toString('latin1', 12, 16) === 'IHDR';
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined;
}

/** How two renders of a picture differ. */
export interface Difference {
  /** Share of pixels that look different, 0 to 1; 1 for pictures of different sizes. */
  share: number;
  /** The largest mean difference of a channel over a block, levels of 0 to 255; 0 for pictures of different sizes. */
  shift: number;
}

/** Compares two PNGs. Throws for what is none. */
export function differenceOf(one: Buffer, other: Buffer): Difference {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) return { share: 1, shift: 0 };
  const count = pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: THRESHOLD, includeAA: true });
  return { share: count / (a.width * a.height), shift: shiftOf(a, b) };
}
