/** Encodes one copy. */
import sharp from 'sharp';
import { present } from 'study-notes/shared/present';

/** Bytes of a copy; a page shows several. */
export const MOST_BYTES = 60_000;
/** Qualities that are tried until the copy is small enough. At the last one blocks show in smooth colours. */
const QUALITIES = [82, 70, 58, 46, 34];
/** A lossless copy may be this much larger than a lossy one, and is sharper: drawings and pixel pictures. */
const LOSSLESS_BONUS = 1.25;

/** A lossless copy has this share of its PNG's bytes at least: 0.2 was the least of 510 rendered pictures and drawings. */
const LEAST_SHARE = 0.2;

/** The WebP of a picture at a width in pixels, at most `MOST_BYTES` where quality allows. Throws for what is no picture. */
export async function encode(bytes: Buffer, width: number): Promise<Buffer> {
  // The camera's orientation becomes the pixels' own, since WebP copies carry no EXIF.
  const picture = sharp(bytes).rotate().resize({ width, withoutEnlargement: true });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const leastLossless = await leastBytes(bytes, info);
  const pixels = () => sharp(data, { raw: info });
  let smallest: Buffer | undefined;
  let lossless: Buffer | undefined;
  for (const quality of QUALITIES) {
    const lossy = await pixels().webp({ quality, smartSubsample: true }).toBuffer();
    const most = Math.min(MOST_BYTES, lossy.length * LOSSLESS_BONUS);
    // It takes ten times as long, and most pictures have no use for it.
    if (leastLossless <= most) lossless ??= await pixels().webp({ lossless: true }).toBuffer();
    if (lossless && lossless.length <= most) return lossless;
    if (!smallest || lossy.length < smallest.length) smallest = lossy;
    if (smallest.length <= MOST_BYTES) break;
  }
  return present(smallest, 'copy');
}

/** What a lossless copy of so many pixels takes at least; of a photograph more than anyone would want. */
async function leastBytes(bytes: Buffer, copy: { width: number; height: number }): Promise<number> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format !== 'png') return Number.POSITIVE_INFINITY;
  return (LEAST_SHARE * bytes.length * copy.width * copy.height) / (width * height);
}
