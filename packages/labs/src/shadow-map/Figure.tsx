/** The picture with its shadows; the lamp and the asked pixel are dragged in it. */
import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { canvasAddress } from '../kit/canvas-address.ts';
import { PixelHandle } from '../kit/PixelHandle.tsx';
import { PixelStage } from '../kit/PixelStage.tsx';
import { LampHandle } from '../space/LampDial.tsx';
import { IMAGE } from '../space/yard.ts';
import { renderingOf, type ShadowAction, shadowModel } from './model.ts';
import { DIAL, Overlay, VIEW } from './Overlay.tsx';
import { mapPixels, wholeMap } from './render.ts';
import type { ShadowOptions, ShadowState } from './state.ts';

export function Figure({ state, dispatch }: LabProps<ShadowOptions, ShadowState, ShadowAction>) {
  const { bytes } = renderingOf(state);
  const whole = wholeMap(state);
  const map = useMemo(() => {
    const { bytes, width } = mapPixels(whole);
    return canvasAddress(bytes, width);
  }, [whole]);
  return (
    <PixelStage {...IMAGE} view={VIEW} bytes={bytes} label={shadowModel.describe(state)}>
      <Overlay state={state} map={map} />
      <LampHandle dial={DIAL} lamp={state} onMove={(lamp) => dispatch({ kind: 'sun', ...lamp })} />
      <PixelHandle x={state.x} y={state.y} view={VIEW} onMove={(x, y) => dispatch({ kind: 'pixel', x, y })} />
    </PixelStage>
  );
}
