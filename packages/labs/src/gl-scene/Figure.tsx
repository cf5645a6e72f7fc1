/** The frame as it has come to be; the lamp is dragged over its sky, and the asked pixel over the picture. */
import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { PixelStage } from '../kit/PixelStage.tsx';
import { LampHandle } from '../space/LampDial.tsx';
import { BufferTabs } from './BufferTabs.tsx';
import { frameOf } from './describe.ts';
import { bufferBytes } from './frame.ts';
import { type GlAction, glModel } from './model.ts';
import { DIAL, Overlay, VIEW } from './Overlay.tsx';
import { type GlOptions, type GlState, IMAGE } from './state.ts';

const AREA = { left: 0, right: VIEW.width, top: 0, bottom: VIEW.height };

export function Figure({ state, dispatch }: LabProps<GlOptions, GlState, GlAction>) {
  const frame = frameOf(state);
  const bytes = useMemo(() => bufferBytes(frame, state.shows), [frame, state.shows]);
  return (
    <PixelStage {...IMAGE} view={VIEW} bytes={bytes} label={glModel.describe(state)}>
      <Overlay state={state} />
      <BufferTabs shows={state.shows} onShow={(shows) => dispatch({ kind: 'shows', shows })} />
      <LampHandle dial={DIAL} lamp={state} onMove={(lamp) => dispatch({ kind: 'lamp', ...lamp })} />
      <DragHandle
        x={2 * state.x + 1}
        y={2 * state.y + 1}
        area={AREA}
        step={2}
        label="要问的像素"
        valueText={`第 ${state.x} 列，第 ${state.y} 行`}
        fill="transparent"
        onMove={(x, y) => dispatch({ kind: 'pixel', x: Math.floor(x / 2), y: Math.floor(y / 2) })}
      />
    </PixelStage>
  );
}
