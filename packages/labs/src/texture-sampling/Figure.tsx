/** The floor, the pixel that is asked, and its footprint on the texture. */
import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { PixelHandle } from '../kit/PixelHandle.tsx';
import { PixelMark } from '../kit/PixelMark.tsx';
import { PixelStage } from '../kit/PixelStage.tsx';
import { FootprintInset } from './FootprintInset.tsx';
import { levelsOf, samplerOf, type TextureAction, textureModel } from './model.ts';
import { floorBytes, IMAGE } from './plane.ts';
import type { TextureOptions, TextureState } from './state.ts';

/** The drawing above the picture: two units for a pixel. */
export const VIEW = { width: 2 * IMAGE.width, height: 2 * IMAGE.height };
type Props = LabProps<TextureOptions, TextureState, TextureAction>;

export function Figure({ state, dispatch }: Props) {
  // The pixel that is asked is no part of the picture.
  const seen = JSON.stringify({ ...state, x: 0, y: 0 });
  const bytes = useMemo(() => {
    const now: TextureState = JSON.parse(seen);
    return floorBytes(levelsOf(now), samplerOf(now), { view: now, shows: now.shows });
  }, [seen]);
  return (
    <PixelStage {...IMAGE} view={VIEW} bytes={bytes} label={textureModel.describe(state)} isCoarse>
      <FootprintInset state={state} />
      <PixelMark x={state.x} y={state.y} />
      <PixelHandle x={state.x} y={state.y} view={VIEW} onMove={(x, y) => dispatch({ kind: 'pixel', x, y })} />
    </PixelStage>
  );
}
