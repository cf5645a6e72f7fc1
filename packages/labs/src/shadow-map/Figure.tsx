/** The picture with its shadows; the lamp and the asked pixel are dragged in it. */
import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { canvasAddress } from '../kit/canvas-address.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { PixelStage } from '../kit/PixelStage.tsx';
import { LampHandle } from '../space/LampDial.tsx';
import { IMAGE } from '../space/yard.ts';
import { renderingOf, type ShadowAction, shadowModel } from './model.ts';
import { DIAL, Overlay, VIEW } from './Overlay.tsx';
import { mapBytes, wholeMap } from './render.ts';
import type { ShadowOptions, ShadowState } from './state.ts';

const AREA = { left: 0, right: VIEW.width, top: 0, bottom: VIEW.height };

export function Figure({ state, dispatch }: LabProps<ShadowOptions, ShadowState, ShadowAction>) {
  const { bytes } = renderingOf(state);
  const whole = wholeMap(state);
  const map = useMemo(() => canvasAddress(mapBytes(whole), whole.size), [whole]);
  return (
    <PixelStage {...IMAGE} view={VIEW} bytes={bytes} label={shadowModel.describe(state)}>
      <Overlay state={state} map={map} />
      <LampHandle dial={DIAL} lamp={state} onMove={(lamp) => dispatch({ kind: 'sun', ...lamp })} />
      <DragHandle
        x={2 * state.x + 1}
        y={2 * state.y + 1}
        area={AREA}
        step={2}
        label="要问的像素"
        valueText={`第 ${state.x} 列，第 ${state.y} 行`}
        onMove={(x, y) => dispatch({ kind: 'pixel', x: Math.floor(x / 2), y: Math.floor(y / 2) })}
      />
    </PixelStage>
  );
}
