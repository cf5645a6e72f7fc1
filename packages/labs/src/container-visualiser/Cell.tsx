import { color, wash } from '../kit/colors.ts';
import type { Pin } from './model.ts';
import { CELL, type Place } from './places.ts';

/** A cell of the storage: free room, one more that would make it grow, or the box of a bucket. */
export function Cell({ place: { x, y, item, isGhost = false, isLinked = false, bucket } }: { place: Place }) {
  const isBucket = bucket !== undefined;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        {...CELL}
        rx={isBucket ? 8 : 3}
        fill={isBucket ? color('tint') : 'none'}
        stroke={color(isBucket ? 'ink-soft' : isGhost ? 'line' : 'ink-soft')}
        strokeDasharray={item || isBucket ? undefined : isGhost ? '2 4' : '4 3'}
      />
      {isLinked && <path d="M34 15h6" stroke={color('ink-soft')} strokeWidth={2} />}
      {(isBucket || isGhost) && (
        <text x={17} y={20} textAnchor="middle" fontSize={isGhost ? 15 : 12} fill={color('ink-soft')}>
          {isGhost ? '+' : bucket}
        </text>
      )}
    </g>
  );
}

interface ElementProps {
  place: Place;
  pin: Pin | undefined;
}

/** An element in its cell, and below it the iterator that the reader holds; it glides where it is moved to. */
export function Element({ place: { x, y, item }, pin }: ElementProps) {
  const tone = pin ? (pin.iterator ? 'tip' : 'danger') : 'info';
  return (
    <g className="container-visualiser-item" style={{ transform: `translate(${x}px, ${y}px)` }} pointerEvents="none">
      <rect
        x={1.5}
        y={1.5}
        width={CELL.width - 3}
        height={CELL.height - 3}
        rx={3}
        fill={wash(tone, 24)}
        stroke={color(tone)}
        strokeWidth={pin ? 2 : 1}
      />
      <text x={17} y={20} textAnchor="middle" fontSize={13.5} fill={color('ink')}>
        {item?.value}
      </text>
      {pin && (
        <text x={17} y={44} textAnchor="middle" fontSize={12} fontWeight={600} fill={color(tone)}>
          {pin.iterator ? 'it ✓' : pin.reference ? 'it✗&✓' : 'it ✗'}
        </text>
      )}
    </g>
  );
}
