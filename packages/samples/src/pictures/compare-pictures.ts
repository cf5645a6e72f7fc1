/** Whether two renders of one picture look the same. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Colours that differ by less than this, of the largest difference in YIQ, are the same to a reader (pixelmatch's own default). */
export const THRESHOLD = 0.1;
/** Share of a picture's pixels that may look different: what rounding moves along edges on another machine. */
export const LIMIT = 0.002;
/** Sides of a picture, px: twice the width of the text column. */
export const LONGEST = 1440;

/** The size that a PNG says it has, before anything is decoded; undefined when it is none. */
export function sizeOfPng(bytes: Buffer): { width: number; height: number } | undefined {
  const isPng =
    bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG' && bytes.toString('latin1', 12, 16) === 'IHDR';
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined;
}

/** Share of pixels that look different, 0 to 1; 1 for pictures of different sizes. Throws for what is no PNG. */
export function differenceOf(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  const count = pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: THRESHOLD, includeAA: true });
  return count / (a.width * a.height);
}
