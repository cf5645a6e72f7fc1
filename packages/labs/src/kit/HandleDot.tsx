import type { ReactNode } from 'react';
import { color } from './colors.ts';

interface HandleDotProps {
  radius: number;
  /** Radius of what a finger meets; the dot alone is too small. */
  reach: number;
  fill?: string | undefined;
  /** A letter in the dot, so that colour is not all that tells handles apart. */
  sign?: ReactNode;
}

/** What is seen of a point that can be moved, around its own origin. */
export function HandleDot({ radius, reach, fill = color('accent'), sign }: HandleDotProps) {
  return (
    <>
      <circle r={reach} fill="transparent" />
      <circle className="lab-handle-dot" r={radius} fill={fill} stroke={color('paper')} strokeWidth={2} />
      {sign !== undefined && (
        <text y={4} fontSize={12} fontWeight={700} textAnchor="middle" fill={color('paper')} pointerEvents="none">
          {sign}
        </text>
      )}
    </>
  );
}
