/** The frame as it has come to be; the lamp is dragged over its sky, and the asked pixel over the picture. */
import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { PixelHandle } from '../kit/PixelHandle.tsx';
import { PixelStage } from '../kit/PixelStage.tsx';
import { LampHandle } from '../space/LampDial.tsx';
import { BufferTabs } from './BufferTabs.tsx';
import { frameOf } from './describe.ts';
import { bufferBytes } from './frame.ts';
import { type GlAction, glModel } from './model.ts';
import { DIAL, Overlay, VIEW } from './Overlay.tsx';
import { type GlOptions, type GlState, IMAGE } from './state.ts';

export function Figure({ state, dispatch }: LabProps<GlOptions, GlState, GlAction>) {
  const frame = frameOf(state);
  const bytes = useMemo(() => bufferBytes(frame, state.shows), [frame, state.shows]);
  return (
    <PixelStage {...IMAGE} view={VIEW} bytes={bytes} label={glModel.describe(state)}>
      <Overlay state={state} />
      <BufferTabs shows={state.shows} onShow={(shows) => dispatch({ kind: 'shows', shows })} />
      <LampHandle dial={DIAL} lamp={state} onMove={(lamp) => dispatch({ kind: 'lamp', ...lamp })} />
      <PixelHandle
        x={state.x}
        y={state.y}
        view={VIEW}
        fill="transparent"
        onMove={(x, y) => dispatch({ kind: 'pixel', x, y })}
      />
    </PixelStage>
  );
}
