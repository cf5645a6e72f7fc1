import { color } from '../kit/colors.ts';
import { pressable } from '../kit/pressable.ts';
import { LADDER, LANES } from './ladder.ts';
import type { Packet } from './network.ts';
import { words } from './words/lab.ts';

interface PacketLineProps {
  packet: Packet;
  now: number;
  place: (at: number) => number;
  onTurn: ((packet: number) => void) | undefined;
}

/** Where its name stands: nearer to its sender, so that names of packets that cross lie apart. */
const LABEL_AT = 0.3;
/** How far a lost packet comes. */
const LOST_AT = 0.62;

/** A packet on its way; pressing it loses it, or brings it over. */
export function PacketLine({ packet, now, place, onTurn }: PacketLineProps) {
  const { from, sent, arrives, isLost, label, number } = packet;
  const way = Math.min(Math.max((now - sent) / (arrives - sent), 0), isLost ? LOST_AT : 1);
  const [start, end] = from === 'A' ? [LANES.A, LANES.B] : [LANES.B, LANES.A];
  const x = (share: number) => start + (end - start) * share;
  const [top, bottom] = [place(sent), place(Math.min(arrives, now))];
  const y = (share: number) =>
    top + (bottom - top) * (way > 0 ? Math.min(share / Math.max(way, isLost ? LOST_AT : way), 1) : 0);
  const name = { x: x(LABEL_AT), y: y(LABEL_AT) };
  const hue = color(isLost ? 'danger' : from === 'A' ? 'accent' : 'info');
  return (
    <g
      fill="none"
      {...(onTurn && pressable(() => onTurn(number)))}
      {...(onTurn && { 'aria-label': isLost ? words.packetLost(label) : words.packetArrives(label) })}
    >
      <path d={`M${x(0)} ${y(0)}L${x(way)} ${y(way)}`} stroke="transparent" strokeWidth={24} />
      {/* A packet that has just left has no way yet that a finger could meet. */}
      <circle cx={x(way)} cy={y(way)} r={14} pointerEvents="all" />
      <path
        d={`M${x(0)} ${y(0)}L${x(way)} ${y(way)}`}
        stroke={hue}
        strokeWidth={2}
        strokeDasharray={isLost ? '5 4' : undefined}
      />
      {isLost ? (
        <path d={`M${x(way) - 5} ${y(way) - 5}l10 10m0 -10l-10 10`} stroke={hue} strokeWidth={2.5} />
      ) : (
        <circle cx={x(way)} cy={y(way)} r={4} fill={hue} />
      )}
      {way >= LABEL_AT && name.y > LADDER.top + 6 && (
        <text
          x={name.x}
          y={name.y + 4}
          textAnchor="middle"
          fontSize={12}
          fill={color('ink')}
          stroke={color('paper')}
          strokeWidth={4}
          paintOrder="stroke"
        >
          {label}
        </text>
      )}
    </g>
  );
}
