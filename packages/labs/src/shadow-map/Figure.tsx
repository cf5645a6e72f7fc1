/** The picture with its shadows; the lamp and the asked pixel are dragged in it. */
import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { canvasAddress } from '../kit/canvas-address.ts';
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { PixelStage } from '../kit/PixelStage.tsx';
import { IMAGE } from '../space/yard.ts';
import { renderingOf, type ShadowAction, shadowModel } from './model.ts';
import { DIAL, dialPlace, lampAt, Overlay, VIEW } from './Overlay.tsx';
import { mapBytes, wholeMap } from './render.ts';
import type { ShadowOptions, ShadowState } from './state.ts';

const AREA = { left: 0, right: VIEW.width, top: 0, bottom: VIEW.height };
const SKY = {
  left: DIAL.x - DIAL.radius,
  right: DIAL.x + DIAL.radius,
  top: DIAL.y - DIAL.radius,
  bottom: DIAL.y + DIAL.radius,
};

export function Figure({ state, dispatch }: LabProps<ShadowOptions, ShadowState, ShadowAction>) {
  const { bytes } = renderingOf(state);
  const whole = wholeMap(state);
  const map = useMemo(() => canvasAddress(mapBytes(whole), whole.size), [whole]);
  return (
    <PixelStage {...IMAGE} view={VIEW} bytes={bytes} label={shadowModel.describe(state)}>
      <Overlay state={state} map={map} />
      <DragHandle
        {...dialPlace(state)}
        area={SKY}
        step={4}
        label="光源"
        valueText={`方位 ${state.azimuth}°，高 ${state.elevation}°`}
        fill={color('warning')}
        onMove={(x, y) => dispatch({ kind: 'sun', ...lampAt(x, y) })}
      />
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
