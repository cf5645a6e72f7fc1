/** Which copies of a picture there are: decided when its note is compiled, made when the site is. */
import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/** A copy that is to be made. */
export interface PlannedCopy {
  /** The author's file. */
  absolute: string;
  /** SHA-256 of its bytes. */
  hash: string;
  /** Output path below the root, `assets/a-1f2e3d4c-720.webp`. */
  output: string;
  /** Pixels. */
  width: number;
}

/** Width of the text column, CSS px (`layout.css`), and twice as much for screens of two pixels to one. */
const WIDTHS = [720, 1440];
/** A smaller file gains nothing worth a second request's decision. */
const LEAST_BYTES = 10_000;
/** Changes the names of the copies when they are made in another way. */
const RECIPE = '1';

/** The copies of a PNG or JPEG, the smallest first; none of a small file. */
export function planCopies(picture: { absolute: string; bytes: Buffer; width: number }): PlannedCopy[] {
  const { absolute, bytes, width } = picture;
  const extension = extname(absolute);
  if (!/^\.(?:png|jpe?g)$/i.test(extension) || bytes.length < LEAST_BYTES) return [];
  const hash = createHash('sha256').update(bytes).digest('hex');
  const short = createHash('sha256').update(RECIPE).update(hash).digest('hex').slice(0, 8);
  const stem = basename(absolute, extension).normalize('NFC');
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  return widths.map((one) => ({ absolute, hash, width: one, output: `assets/${stem}-${short}-${one}.webp` }));
}
