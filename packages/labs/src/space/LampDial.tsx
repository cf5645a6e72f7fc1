/** A lamp's way as a handle on a disc: the sky seen from above, a lamp straight above in its middle. */
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { words } from './words/lab.ts';

/** Degrees: azimuth from the disc's lower end, elevation from the ground. */
export interface LampWay {
  azimuth: number;
  elevation: number;
}

export interface Dial {
  x: number;
  y: number;
  radius: number;
  /** The lowest lamp stands at the edge, the highest in the middle. */
  elevation: { min: number; max: number };
}

interface LampDialProps {
  dial: Dial;
  lamp: LampWay;
}

/** Where the lamp stands on the dial. */
function placeOf({ x, y, radius, elevation: { min, max } }: Dial, { azimuth, elevation }: LampWay) {
  const way = (radius * (max - elevation)) / (max - min);
  const angle = (azimuth * Math.PI) / 180;
  return { x: x + way * Math.sin(angle), y: y + way * Math.cos(angle) };
}

/** Which lamp a place on the dial means. */
function lampAt({ x, y, radius, elevation: { min, max } }: Dial, to: { x: number; y: number }): LampWay {
  const [dx, dy] = [to.x - x, to.y - y];
  const share = Math.min(Math.hypot(dx, dy) / radius, 1);
  return { azimuth: (Math.atan2(dx, dy) * 180) / Math.PI, elevation: max - share * (max - min) };
}

/** The disc, and the line to the lamp. */
export function LampDisc({ dial, lamp, opacity }: LampDialProps & { opacity: number }) {
  const { x, y } = placeOf(dial, lamp);
  return (
    <>
      <circle
        cx={dial.x}
        cy={dial.y}
        r={dial.radius}
        fill={color('paper')}
        fillOpacity={opacity}
        stroke={color('ink')}
      />
      <path d={`M${dial.x} ${dial.y}L${x.toFixed(1)} ${y.toFixed(1)}`} stroke={color('warning')} strokeWidth={2} />
    </>
  );
}

/** The lamp itself, which is dragged. */
export function LampHandle({ dial, lamp, onMove }: LampDialProps & { onMove: (lamp: LampWay) => void }) {
  const { x, y, radius } = dial;
  return (
    <DragHandle
      {...placeOf(dial, lamp)}
      area={{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }}
      step={4}
      label={words.lamp}
      valueText={words.lampWay(lamp.azimuth, lamp.elevation)}
      fill={color('warning')}
      onMove={(toX, toY) => onMove(lampAt(dial, { x: toX, y: toY }))}
    />
  );
}
