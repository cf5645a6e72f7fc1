import { color } from './colors.ts';

/** A frame around a pixel of a picture whose pixels are two units wide. */
export function PixelMark({ x, y }: { x: number; y: number }) {
  return <rect x={2 * x - 2} y={2 * y - 2} width={6} height={6} fill="none" stroke={color('accent')} strokeWidth={2} />;
}
