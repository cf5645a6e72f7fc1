/** What is drawn above the frame: the asked pixel and the lamp's dial. */
import { PixelMark } from '../kit/PixelMark.tsx';
import { LampDisc } from '../space/LampDial.tsx';
import { type GlState, IMAGE, RANGES } from './state.ts';

/** The drawing above the picture: two units for a pixel. */
export const VIEW = { width: 2 * IMAGE.width, height: 2 * IMAGE.height };
/** The sky as a disc seen from above: a lamp straight above is in its middle. */
export const DIAL = { x: VIEW.width - 42, y: VIEW.height - 42, radius: 34, elevation: RANGES.elevation };

export function Overlay({ state }: { state: GlState }) {
  return (
    <>
      <PixelMark x={state.x} y={state.y} />
      <LampDisc dial={DIAL} lamp={state} opacity={0.8} />
    </>
  );
}
