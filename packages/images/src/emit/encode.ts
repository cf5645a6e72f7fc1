/** Encodes one copy. */
import sharp from 'sharp';
import { present } from 'study-notes/shared/present';

/** Bytes of a copy; a page shows several. */
export const MOST_BYTES = 60_000;
/** Qualities that are tried until the copy is small enough. At the last one blocks show in smooth colours. */
const QUALITIES = [82, 70, 58, 46, 34];
/** A lossless copy may be this much larger than a lossy one, and is sharper: drawings and pixel pictures. */
const LOSSLESS_BONUS = 1.25;

/** Bytes of a PNG up to which a lossless copy, which takes ten times as long, is worth a try. */
const LIKELY_DRAWING = 3 * MOST_BYTES;

/** The WebP of a picture at a width in pixels, at most `MOST_BYTES` where quality allows. Throws for what is no picture. */
export async function encode(bytes: Buffer, width: number): Promise<Buffer> {
  // The camera's orientation becomes the pixels' own, since WebP copies carry no EXIF.
  const picture = sharp(bytes).rotate().resize({ width, withoutEnlargement: true });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const lossless = bytes.length <= LIKELY_DRAWING ? await pixels().webp({ lossless: true }).toBuffer() : undefined;
  let smallest: Buffer | undefined;
  for (const quality of QUALITIES) {
    const lossy = await pixels().webp({ quality, smartSubsample: true }).toBuffer();
    if (lossless && lossless.length <= Math.min(MOST_BYTES, lossy.length * LOSSLESS_BONUS)) return lossless;
    if (!smallest || lossy.length < smallest.length) smallest = lossy;
    if (smallest.length <= MOST_BYTES) break;
  }
  return present(smallest, 'copy');
}
