/** What is drawn above the frame: the asked pixel and the lamp's dial. */
import { color } from '../kit/colors.ts';
import { PixelMark } from '../kit/PixelMark.tsx';
import { type GlState, IMAGE, RANGES } from './state.ts';

/** The drawing above the picture: two units for a pixel. */
export const VIEW = { width: 2 * IMAGE.width, height: 2 * IMAGE.height };
/** The sky as a disc seen from above: a lamp straight above is in its middle. */
export const DIAL = { x: VIEW.width - 42, y: VIEW.height - 42, radius: 34 };

/** Where the lamp stands on the dial. */
export function dialPlace({ azimuth, elevation }: Pick<GlState, 'azimuth' | 'elevation'>): { x: number; y: number } {
  const { min, max } = RANGES.elevation;
  const way = (DIAL.radius * (max - elevation)) / (max - min);
  const angle = (azimuth * Math.PI) / 180;
  return { x: DIAL.x + way * Math.sin(angle), y: DIAL.y + way * Math.cos(angle) };
}

/** Which lamp a place on the dial means. */
export function lampAt(x: number, y: number): { azimuth: number; elevation: number } {
  const { min, max } = RANGES.elevation;
  const share = Math.min(Math.hypot(x - DIAL.x, y - DIAL.y) / DIAL.radius, 1);
  return { azimuth: (Math.atan2(x - DIAL.x, y - DIAL.y) * 180) / Math.PI, elevation: max - share * (max - min) };
}

export function Overlay({ state }: { state: GlState }) {
  const lamp = dialPlace(state);
  return (
    <>
      <PixelMark x={state.x} y={state.y} />
      <circle cx={DIAL.x} cy={DIAL.y} r={DIAL.radius} fill={color('paper')} fillOpacity={0.8} stroke={color('ink')} />
      <path
        d={`M${DIAL.x} ${DIAL.y}L${lamp.x.toFixed(1)} ${lamp.y.toFixed(1)}`}
        stroke={color('warning')}
        strokeWidth={2}
      />
    </>
  );
}
