/** One icon of an SVG. */
import sharp from 'sharp';

/** Part of a maskable icon that no system cuts off. */
const SAFE = 0.64;

/** A square PNG, `side` in px; with a `ground` the drawing lies in the middle of it. Throws for what is no picture. */
export async function drawIcon(svg: Buffer, side: number, ground?: string): Promise<Buffer> {
  const inner = ground === undefined ? side : Math.round(side * SAFE);
  // Drawn at the size that is wanted: an SVG has no pixels of its own.
  const drawing = await sharp(svg, { density: 72 * 16 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  if (ground === undefined) return drawing;
  const canvas = sharp({ create: { width: side, height: side, channels: 3, background: ground } });
  return canvas
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toBuffer();
}
