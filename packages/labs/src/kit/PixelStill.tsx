import type { ReactNode } from 'react';
import { pngAddress } from './png.ts';
import { Svg } from './Svg.tsx';

interface PixelStillProps {
  /** Makes the picture, red green blue alpha, row by row from above. */
  pixels: { bytes: ArrayLike<number>; width: number; height: number };
  view: { width: number; height: number };
  label: string;
  children?: ReactNode;
}

/** A picture of bytes for the page without scripts. */
export function PixelStill({ pixels, view, label, children }: PixelStillProps) {
  return (
    <Svg {...view} label={label}>
      <image href={pngAddress(pixels)} width={view.width} height={view.height} preserveAspectRatio="none" />
      {children}
    </Svg>
  );
}
