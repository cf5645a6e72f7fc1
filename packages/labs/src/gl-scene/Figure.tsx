/** The frame as it has come to be; the lamp is dragged over its sky. */
import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { PixelStage } from '../kit/PixelStage.tsx';
import { frameOf } from './describe.ts';
import { bufferBytes, IMAGE } from './frame.ts';
import { type GlAction, glModel } from './model.ts';
import { DIAL, dialPlace, lampAt, Overlay, VIEW } from './Overlay.tsx';
import type { GlOptions, GlState } from './state.ts';

const SKY = {
  left: DIAL.x - DIAL.radius,
  right: DIAL.x + DIAL.radius,
  top: DIAL.y - DIAL.radius,
  bottom: DIAL.y + DIAL.radius,
};

export function Figure({ state, dispatch }: LabProps<GlOptions, GlState, GlAction>) {
  const frame = frameOf(state);
  const bytes = useMemo(() => bufferBytes(frame, state.shows), [frame, state.shows]);
  return (
    <PixelStage {...IMAGE} view={VIEW} bytes={bytes} label={glModel.describe(state)}>
      <Overlay state={state} />
      <DragHandle
        {...dialPlace(state)}
        area={SKY}
        step={4}
        label="光源"
        valueText={`方位 ${state.azimuth}°，高 ${state.elevation}°`}
        fill={color('warning')}
        onMove={(x, y) => dispatch({ kind: 'lamp', ...lampAt(x, y) })}
      />
    </PixelStage>
  );
}
