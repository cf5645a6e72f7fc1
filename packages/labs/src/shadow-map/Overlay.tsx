/** What is drawn above the shadows: the map as the lamp sees it, the lamp's dial, the asked texel. */
import { color } from '../kit/colors.ts';
import { PixelMark } from '../kit/PixelMark.tsx';
import { LampDisc } from '../space/LampDial.tsx';
import { IMAGE } from '../space/yard.ts';
import { placeIn } from './depth-map.ts';
import { shade, wholeMap } from './render.ts';
import { RANGES, type ShadowState } from './state.ts';
import { words } from './words/lab.ts';

/** The drawing above the picture: two units for a pixel. */
export const VIEW = { width: 2 * IMAGE.width, height: 2 * IMAGE.height };
const MAP = { x: 238, y: 6, size: 92 };
/** The sky as a disc seen from above: the lamp straight above is in its middle. */
export const DIAL = { x: 48, y: 48, radius: 40, elevation: RANGES.elevation };

interface OverlayProps {
  state: ShadowState;
  /** Address of the map's picture. */
  map: string;
}

export function Overlay({ state, map }: OverlayProps) {
  const shaded = shade(state, state.x, state.y);
  const whole = wholeMap(state);
  const place = shaded && placeIn(whole, shaded.spot.point);
  const toMap = MAP.size / whole.size;
  return (
    <>
      <image
        href={map}
        x={MAP.x}
        y={MAP.y}
        width={MAP.size}
        height={MAP.size}
        style={{ imageRendering: 'pixelated' }}
      />
      <rect x={MAP.x} y={MAP.y} width={MAP.size} height={MAP.size} fill="none" stroke={color('ink')} />
      {place && (
        <circle
          cx={MAP.x + place.x * toMap}
          cy={MAP.y + MAP.size - place.y * toMap}
          r={4}
          fill="none"
          stroke={color('accent')}
          strokeWidth={2}
        />
      )}
      <rect x={MAP.x} y={MAP.y + MAP.size} width={MAP.size} height={18} fill={color('paper')} stroke={color('ink')} />
      <text x={MAP.x + MAP.size / 2} y={MAP.y + MAP.size + 13} fontSize={12} textAnchor="middle" fill={color('ink')}>
        {words.lampSees}
      </text>
      <LampDisc dial={DIAL} lamp={state} opacity={0.75} />
      <PixelMark x={state.x} y={state.y} />
    </>
  );
}
