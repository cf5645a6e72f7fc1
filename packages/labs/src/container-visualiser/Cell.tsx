import { color, wash } from '../kit/colors.ts';
import type { Pin } from './model.ts';
import type { Item } from './types.ts';

/** Size in the drawing's units; cells stand 40 apart. */
const CELL = { width: 38, height: 28 };
/** Height of a row of cells with its marks. */
export const ROW = 48;

interface CellProps {
  x: number;
  y: number;
  /** The element; free room without one. */
  item: Item | undefined;
  pin: Pin | undefined;
  /** A link leads to the next cell. */
  isLinked?: boolean;
}

/** An element, or free room, and below it the iterator that the reader holds. */
export function Cell({ x, y, item, pin, isLinked = false }: CellProps) {
  const tone = pin ? (pin.iterator ? 'tip' : 'danger') : 'info';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={CELL.width - 4}
        height={CELL.height}
        rx={3}
        fill={item ? wash(tone) : 'none'}
        stroke={color(item ? tone : 'ink-soft')}
        strokeWidth={pin ? 2 : 1}
        strokeDasharray={item ? undefined : '3 3'}
      />
      {isLinked && <path d="M34 14h6" stroke={color('ink')} strokeWidth={2} />}
      <text x={17} y={19} textAnchor="middle" fontSize={13} fill={color('ink')}>
        {item?.value}
      </text>
      {pin && (
        <text x={17} y={42} textAnchor="middle" fontSize={12} fill={color(tone)}>
          {pin.iterator ? 'it ✓' : pin.reference ? 'it ✗ & ✓' : 'it ✗'}
        </text>
      )}
    </g>
  );
}
