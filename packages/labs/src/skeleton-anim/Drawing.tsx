/** The picture of a state; handles come in as children where it lives. */
import type { ReactNode } from 'react';
import { Svg } from '../kit/Svg.tsx';
import { BlendPicture } from './BlendPicture.tsx';
import { ChainPicture } from './ChainPicture.tsx';
import { describe } from './describe.ts';
import { SIZE } from './geometry.ts';
import { SkinPicture } from './SkinPicture.tsx';
import type { SkeletonState } from './state.ts';

const PICTURES = { ik: ChainPicture, skin: SkinPicture, blend: BlendPicture };

export function Drawing({ state, children }: { state: SkeletonState; children?: ReactNode }) {
  const Picture = PICTURES[state.part];
  return (
    <Svg {...SIZE} label={describe(state)} hasControls={children !== undefined}>
      <Picture state={state} />
      {children}
    </Svg>
  );
}
