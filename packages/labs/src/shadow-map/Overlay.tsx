/** What is drawn above the shadows: the map as the lamp sees it, the lamp's dial, the asked texel. */
import { color } from '../kit/colors.ts';
import { PixelMark } from '../kit/PixelMark.tsx';
import { IMAGE } from '../space/yard.ts';
import { placeIn } from './depth-map.ts';
import { shade, wholeMap } from './render.ts';
import { RANGES, type ShadowState } from './state.ts';

/** The drawing above the picture: two units for a pixel. */
export const VIEW = { width: 2 * IMAGE.width, height: 2 * IMAGE.height };
const MAP = { x: 238, y: 6, size: 92 };
/** The sky as a disc seen from above: the lamp straight above is in its middle. */
export const DIAL = { x: 48, y: 48, radius: 40 };

/** Where the lamp stands on the dial. */
export function dialPlace({ azimuth, elevation }: Pick<ShadowState, 'azimuth' | 'elevation'>): {
  x: number;
  y: number;
} {
  const way = (DIAL.radius * (RANGES.elevation.max - elevation)) / (RANGES.elevation.max - RANGES.elevation.min);
  const angle = (azimuth * Math.PI) / 180;
  return { x: DIAL.x + way * Math.sin(angle), y: DIAL.y + way * Math.cos(angle) };
}

/** Which lamp a place on the dial means. */
export function lampAt(x: number, y: number): { azimuth: number; elevation: number } {
  const [dx, dy] = [x - DIAL.x, y - DIAL.y];
  const share = Math.min(Math.hypot(dx, dy) / DIAL.radius, 1);
  const { min, max } = RANGES.elevation;
  return { azimuth: (Math.atan2(dx, dy) * 180) / Math.PI, elevation: max - share * (max - min) };
}

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
  const lamp = dialPlace(state);
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
        光源看到的深度
      </text>
      <circle cx={DIAL.x} cy={DIAL.y} r={DIAL.radius} fill={color('paper')} fillOpacity={0.75} stroke={color('ink')} />
      <path
        d={`M${DIAL.x} ${DIAL.y}L${lamp.x.toFixed(1)} ${lamp.y.toFixed(1)}`}
        stroke={color('warning')}
        strokeWidth={2}
      />
      <PixelMark x={state.x} y={state.y} />
    </>
  );
}
