import { color, wash } from '../kit/colors.ts';
import { cellWidth } from './cells.ts';
import type { Row } from './types.ts';

interface NumberRowProps {
  row: Row;
  /** Cells of the array above. */
  count: number;
  y: number;
}

/** A second row of numbers: under the places of the array, its name above it, or apart from them, its name beside it. */
export function NumberRow({ row: { label, values, touched = [], isApart = false }, count, y }: NumberRowProps) {
  const place = isApart ? { x: 74, y: 0, room: 282 } : { x: 0, y: 16, room: 356 };
  const width = Math.min(cellWidth(count), place.room / Math.max(values.length, 1));
  return (
    <g transform={`translate(8 ${y})`}>
      <text y={isApart ? 16 : 11} fontSize={12.5} fill={color('ink-soft')}>
        {label}
      </text>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <g key={index} transform={`translate(${place.x + index * width} ${place.y})`}>
          <rect
            x={1.5}
            width={width - 3}
            height={22}
            rx={3}
            fill={touched.includes(index) ? color('accent-soft') : value === undefined ? 'none' : wash('tip', 12)}
            stroke={color(touched.includes(index) ? 'accent' : 'line')}
          />
          <text x={width / 2} y={16} textAnchor="middle" fontSize={12.5} fill={color('ink')}>
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}
