import { type ReactNode, useMemo } from 'react';
import { color } from '../kit/colors.ts';
import type { PanelProps } from './panel-props.ts';
import type { Pano } from './pano.ts';
import { panoBytes } from './pictures.ts';

interface MapImageProps extends Pick<PanelProps, 'address'> {
  pano: Pano;
  box: { x: number; y: number; width: number; height: number };
  /** Words above it. */
  children?: ReactNode;
}

/** A map over the sphere, smooth between its cells. */
export function MapImage({ pano, address, box, children }: MapImageProps) {
  const href = useMemo(() => address(panoBytes(pano), pano.width), [pano, address]);
  return (
    <>
      {children && (
        <text x={box.x} y={box.y - 7} fontSize={12} fill={color('ink-soft')}>
          {children}
        </text>
      )}
      <image href={href} {...box} preserveAspectRatio="none" />
      <rect {...box} fill="none" stroke={color('line')} />
    </>
  );
}
